import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { type Keyring, openUnlessLost } from '#platform/server/keyring/keyring.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { checkOf, isKeyOf } from './encrypted-sheet.ts';
import {
  findKey,
  insertKeys,
  type KeyRow,
  listKeys,
  markKeysOver,
  type SheetsOf,
} from './queries.ts';

/** The sheets about one person in one questionary cannot be read: their key is gone or another. */
export class KeyMissing extends Failure {
  readonly questionaryId: string;

  constructor(questionaryId: string, cause?: unknown) {
    super('unavailable', { text: { key: 'questionaryMessages.keyMissing' } });
    this.questionaryId = questionaryId;
    this.cause = cause;
  }
}

/**
 * Makes a key for the sheets about each of these people. It runs in the transaction that sends the
 * questionary to work; where that fails, the files are left and seal nothing. 503 where keys can't be
 * written.
 */
export async function makeSheetKeys(
  scope: Scope,
  keyring: Keyring,
  { subjectIds, ...of }: Omit<SheetsOf, 'subjectId'> & { subjectIds: readonly string[] },
): Promise<void> {
  const made = await keyring.make(scope.brandId, subjectIds.length).catch((cause) => {
    const failure = new Failure('unavailable', {
      text: { key: 'questionaryMessages.keysUnwritable' },
    });
    throw Object.assign(failure, { cause });
  });
  const rows = subjectIds.map((subjectId, at): KeyRow => {
    const { id, key } = made[at]!;
    return { subjectId, keyId: id, check: checkOf(key) };
  });
  await insertKeys(scope, of, rows);
}

/** The key of the sheets about one person. Throws `KeyMissing` where it is not there or another. */
export async function loadSheetKey(scope: Scope, keyring: Keyring, of: SheetsOf): Promise<Buffer> {
  const row = await findKey(scope, of);
  if (!row) throw new KeyMissing(of.questionaryId);
  return openKey(keyring, { brandId: scope.brandId, questionaryId: of.questionaryId, ...row });
}

/** The key of such a row. Throws `KeyMissing`. */
export async function openKey(
  keyring: Keyring,
  {
    brandId,
    questionaryId,
    keyId,
    check,
  }: Omit<KeyRow, 'subjectId'> & {
    brandId: string;
    questionaryId: string;
  },
): Promise<Buffer> {
  const key = await keyring.open(brandId, keyId).catch((cause) => {
    throw new KeyMissing(questionaryId, cause);
  });
  if (!key || !isKeyOf(key, check)) throw new KeyMissing(questionaryId);
  return key;
}

/**
 * Those of a brand's keys that the keyring has lost: no file, or not the right key in it. Throws where it
 * can't be read just now, which is no loss.
 */
export async function keepLost<Row extends Pick<KeyRow, 'keyId' | 'check'>>(
  keyring: Keyring,
  brandId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const lost: Row[] = [];
  for (const row of rows) {
    const key = await openUnlessLost(keyring, brandId, row.keyId);
    if (!key || !isKeyOf(key, row.check)) lost.push(row);
  }
  return lost;
}

/** The lost keys of a questionary. */
export const listMissingKeys = async (
  scope: Scope,
  keyring: Keyring,
  questionaryId: string,
): Promise<KeyRow[]> => keepLost(keyring, scope.brandId, await listKeys(scope, questionaryId));

/**
 * Where a questionary's sheets are gone, their keys are over: a job destroys them. Call this in the transaction that
 * deletes the sheets, or that ends a questionary in which nobody answered.
 */
export async function endKeys(scope: Scope, questionaryId: string): Promise<void> {
  if (!(await markKeysOver(scope, questionaryId))) return;
  const { brandId } = scope;
  await addJob(scope, 'destroy-keys', { brandId }, { key: `destroy-keys:${brandId}` });
}
