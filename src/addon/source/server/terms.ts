import type { SourceRow } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

export type Terms = ReturnType<typeof termsOf>;

/** How a source's file is judged now: how the source is set, and what was before. */
export const termsOf = (
  { absent, mode, confirmedAt, takenFileAt }: SourceRow,
  fileAt: Date | null,
  now: Date,
) => ({
  absent,
  mode,
  isConfirmed: confirmedAt !== null,
  /** The first yes to this source is less than a day old. */
  mayCreate: confirmedAt !== null && now.getTime() - confirmedAt.getTime() < day,
  /** The file is older than the one that was taken last. */
  isOlder: fileAt !== null && takenFileAt !== null && fileAt < takenFileAt,
});
