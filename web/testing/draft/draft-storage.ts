import type { Assignment } from '#contract/testing.ts';
import {
  privatePrefix,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '#web/session/storage.ts';
import { type Draft, readDraft } from './draft.ts';

/** Whose answers about whom. */
export interface DraftPlace {
  /** The id of the employee who answers, whether by link or signed in. */
  person: string;
  questionaryId: string;
  /** The person assessed. */
  employeeId: string;
}

const prefix = `${privatePrefix}answers:`;

export const draftKey = ({ person, questionaryId, employeeId }: DraftPlace): string =>
  `${prefix}${person}:${questionaryId}:${employeeId}`;

export const readKept = (place: DraftPlace): string | null => readStored(draftKey(place));
/** False when the browser keeps nothing: its storage is full or forbidden. */
export const keepDraft = (place: DraftPlace, draft: Draft, now: Date): boolean =>
  writeStored(draftKey(place), JSON.stringify({ ...draft, writtenAt: now.getTime() }));
export const forgetDraft = (place: DraftPlace): void => removeStored(draftKey(place));

/** Removes what the person was asked in that questionary, which takes answers no more. */
export function forgetClosed(person: string, questionaryId: string): void {
  for (const key of draftKeys()) {
    if (key.startsWith(`${prefix}${person}:${questionaryId}:`)) removeStored(key);
  }
}

type Row = Pick<Assignment, 'questionaryId' | 'employeeId' | 'status' | 'isOver'>;

/**
 * Removes what the server says is answered, or will never take again, and then what is old; what it
 * says is still asked is not, however long ago it was written.
 */
export function forgetOver(person: string, rows: readonly Row[], now: Date): void {
  for (const { questionaryId, employeeId, status, isOver } of rows) {
    const place = { person, questionaryId, employeeId };
    if (status === 'done' || isOver) forgetDraft(place);
    else renewOld(draftKey(place), now);
  }
  forgetOldDrafts(now);
}

function renewOld(key: string, now: Date): void {
  const kept = readLoosely(readStored(key));
  if (isOld(kept, now)) writeStored(key, JSON.stringify({ ...kept, writtenAt: now.getTime() }));
}

/** How long a draft stays that the server says nothing about. */
const longest = 90 * 86_400_000;

/**
 * Removes what was written 90 days ago or more, once the server has said what it still asks: only it
 * knows what is over, since a last day may be moved and the clock here be wrong. What cannot be read
 * does not say when it was written, and counts from now.
 */
export function forgetOldDrafts(now: Date): void {
  for (const key of draftKeys()) {
    const kept = readLoosely(readStored(key));
    if (typeof kept.writtenAt !== 'number') {
      writeStored(key, JSON.stringify({ ...kept, writtenAt: now.getTime() }));
    } else if (isOld(kept, now)) removeStored(key);
  }
}

interface Kept {
  writtenAt?: unknown;
  unreadable?: unknown;
}

const isOld = ({ writtenAt }: Kept, now: Date): boolean =>
  typeof writtenAt === 'number' && now.getTime() - writtenAt >= longest;

function readLoosely(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept === 'object' && kept !== null && !Array.isArray(kept)) return kept;
  } catch {
    // Kept as it is, below.
  }
  return { unreadable: text };
}

/** About how many people this person has answered something on this device that is not sent. */
export const countUnsent = (person: string): number =>
  draftKeys().filter((key) => {
    const draft = key.startsWith(`${prefix}${person}:`) && readDraft(readStored(key));
    return draft && Object.keys(draft.answers).length > 0;
  }).length;

const draftKeys = (): string[] => storedKeys().filter((key) => key.startsWith(prefix));
