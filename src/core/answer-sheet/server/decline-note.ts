import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { type BesidePlace, encryptBeside, openBeside } from './encrypted-sheet.ts';
import { KeyMissing, loadSheetKey } from './sheet-keys.ts';

/** The line of somebody who declines, sealed like an answer until it goes with the report (rule 128). */

type NotePlace = Omit<BesidePlace, 'brandId' | 'what'>;

/** What is written before a sealed line. Lines from before release 1.3 lie open. */
const mark = 'sealed:';

export const asPlace = ({ brandId }: Pick<BesidePlace, 'brandId'>, of: NotePlace): BesidePlace => {
  const { questionaryId, subjectId, participantId } = of;
  return { brandId, questionaryId, subjectId, participantId, what: 'decline' };
};

export const encryptNote = (note: string, key: Buffer, place: BesidePlace): string =>
  mark + encryptBeside(Buffer.from(note), key, place).toString('base64');

export const openNote = (kept: string, key: Buffer, place: BesidePlace): string =>
  openBeside(Buffer.from(kept.slice(mark.length), 'base64'), key, place).toString();

export const isEncryptedNote = (kept: string): boolean => kept.startsWith(mark);

/** Throws `KeyMissing`. */
export async function keepNote(
  scope: Scope,
  keyring: Keyring,
  note: string,
  of: NotePlace,
): Promise<string> {
  return encryptNote(note, await loadSheetKey(scope, keyring, of), asPlace(scope, of));
}

/** Null where there is none, and where its key is lost. */
export async function readNote(
  scope: Scope,
  keyring: Keyring,
  kept: string | null,
  of: NotePlace,
): Promise<string | null> {
  if (!kept || !isEncryptedNote(kept)) return kept;
  const key = await loadSheetKey(scope, keyring, of).catch((error) => {
    if (error instanceof KeyMissing) return null;
    throw error;
  });
  return key && openNote(kept, key, asPlace(scope, of));
}
