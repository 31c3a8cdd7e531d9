import type { Readable, Writable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { Config } from '#platform/server/shared/config.ts';

/** What a command was given. */
export interface Given {
  /** The words after its name. */
  words: string[];
  values: Record<string, unknown>;
  config: Config;
  /** The database's address. */
  url: string;
  say: (line: string) => void;
  /** Asks the person who runs it, and returns the line that they type. */
  ask: (question: string) => Promise<string>;
  /** Where another installation speaks to a command that `isPiped`. */
  pipe?: { from: Readable; to: Writable; say: (line: string) => void } | undefined;
  /** Asked to stop. What may take long breaks off; the rest takes seconds and goes to its end. */
  signal?: AbortSignal | undefined;
}

/** Says itself what has changed, also where the command was asked to stop. */
export class KnownOutcome extends Error {}

/** One command of the operator's program. */
export interface Command {
  /** What follows its name, with one line for each. */
  usage: string;
  /** How many words have to follow its name. */
  words: number;
  options: NonNullable<ParseArgsConfig['options']>;
  /**
   * `current`: made where it is missing and brought to this version first. `as it is`: must be there
   * and is not changed. `empty`: made where it is missing. `none`: it may be away, and `url` is empty.
   */
  database: 'current' | 'as it is' | 'empty' | 'none';
  /** Another installation reads what it writes, so people are told on the other stream. */
  isPiped?: true;
  /** Throws a sentence about what is wrong. */
  run: (given: Given) => Promise<void>;
}

export const string = { type: 'string' } as const;
export const boolean = { type: 'boolean' } as const;
