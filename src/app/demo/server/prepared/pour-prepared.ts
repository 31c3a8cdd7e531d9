import { access, constants } from 'node:fs/promises';
import type { Client } from 'pg';
import { pourAll } from '#addon/backup/server/pour.ts';
import { type BackupFile, openFile } from '#addon/backup/server/read-file.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { asPlace, encryptNote } from '#core/answer-sheet/server/decline-note.ts';
import {
  checkOf,
  encryptSheet,
  type FilledSheet,
} from '#core/answer-sheet/server/encrypted-sheet.ts';
import { demoPassword } from '#platform/contract/demo.ts';
import type { Context } from '#platform/server/context.ts';
import { knownMigrations } from '#platform/server/db/schema-release.ts';
import type { DataKey, Keyring } from '#platform/server/keyring/keyring.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import {
  listNotes,
  listPouredPlaces,
  listPouredSheets,
  type Place,
  putNote,
  putPouredKey,
  putPouredPassword,
  putSheet,
} from './queries.ts';
import { createRenewal } from './renewal.ts';

/** The time zone of the demo's companies. */
export const timeZone = 'Europe/Moscow';

/** Opens the demo that was prepared for this schema. Null where there is none that may be read. */
export async function openPrepared(file: string): Promise<BackupFile | null> {
  if (!(await mayRead(file))) return null;
  const source = await openFile(file);
  const steps = (migrations: { hash: string }[]) => migrations.map(({ hash }) => hash).join();
  if (steps(source.manifest.migrations) === steps(knownMigrations())) return source;
  source.close();
  return null;
}

const mayRead = (file: string): Promise<boolean> =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  );

/**
 * Puts a prepared demo into an empty database, in the client's transaction: as of today, with ids, keys and a password
 * hash of this installation.
 */
export async function pourPrepared(
  { keyring, now }: Pick<Context, 'keyring' | 'now'>,
  client: Client,
  source: BackupFile,
): Promise<void> {
  const takenAt = new Date(source.manifest.takenAt);
  const renew = createRenewal({ takenAt, now: now(), timeZone });
  const keys: Keys = new Map();
  const beforeTakingOver = async (table: string) => {
    if (table === 'account') await putPouredPassword(client, await hashPassword(demoPassword));
    if (table === 'sheet' || table === 'sheet_key')
      await makeMissing(keyring, keys, await listPouredPlaces(client));
    if (table === 'sheet_key') await putKeys(client, keys);
    if (table === 'sheet') await encryptSheets(client, keys, renew);
    if (table === 'assignment') await encryptNotes(client, keyring, keys);
  };
  await pourAll(client, source, { onTheWay: renew, beforeTakingOver }).finally(source.close);
}

/** The keys by the places whose answers they seal (`named`). */
type Keys = Map<string, DataKey>;
const named = ({ questionaryId, subjectId }: Place) => `${questionaryId}/${subjectId}`;

async function makeMissing(keyring: Keyring, keys: Keys, all: readonly Place[]): Promise<void> {
  const places = all.filter((place) => !keys.has(named(place)));
  for (const [brandId, some] of groupBy(places, ({ brandId }) => brandId)) {
    const made = await keyring.make(brandId, some.length);
    for (const [at, key] of made.entries()) keys.set(named(some[at]!), key);
  }
}

async function putKeys(client: Client, keys: Keys): Promise<void> {
  for (const place of await listPouredPlaces(client)) {
    const { id, key } = keys.get(named(place))!;
    await putPouredKey(client, place, { id, check: checkOf(key) });
  }
}

/** They come open, and leave `poured` sealed with the keys of here. */
async function encryptSheets(
  client: Client,
  keys: Keys,
  renew: (rows: string) => string,
): Promise<void> {
  for (const sheet of await listPouredSheets(client)) {
    const filled: FilledSheet = JSON.parse(renew(sheet.sealed.toString('utf8')));
    const sealed = encryptSheet(filled, keys.get(named(sheet))!.key, sheet);
    await putSheet(client, 'poured', { ...sheet, sealed });
  }
}

/** The lines of those who decline come open, too. */
async function encryptNotes(client: Client, keyring: Keyring, keys: Keys): Promise<void> {
  const rows = await listNotes(client, 'poured');
  await makeMissing(keyring, keys, uniquePlaces(rows));
  for (const { note, ...place } of rows) {
    const sealed = encryptNote(note, keys.get(named(place))!.key, asPlace(place, place));
    await putNote(client, 'poured', { ...place, note: sealed });
  }
}

const uniquePlaces = (rows: readonly Place[]): Place[] => [
  ...new Map(rows.map((row) => [named(row), row])).values(),
];
