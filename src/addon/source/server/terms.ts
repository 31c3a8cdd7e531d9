import type { Terms } from './coming.ts';
import type { SourceRow } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/** How a source's file is judged now. */
export const termsOf = (
  { absent, mode, confirmedAt, takenFileAt }: SourceRow,
  fileAt: Date | null,
  now: Date,
): Terms => ({
  absent,
  mode,
  isConfirmed: confirmedAt !== null,
  mayCreate: confirmedAt !== null && now.getTime() - confirmedAt.getTime() < day,
  isOlder: fileAt !== null && takenFileAt !== null && fileAt < takenFileAt,
});
