import type { SourceError } from '#addon/source/contract/rules/source.ts';

/** A file that a source has for us. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
  /** When it was last written, where that is known. */
  at: Date | null;
}

/** Why nothing could be read, which is the company's or the operator's to mend. */
export class Unreadable extends Error {
  readonly fault: SourceError;

  constructor(fault: SourceError) {
    super(fault);
    this.fault = fault;
  }
}
