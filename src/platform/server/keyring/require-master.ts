import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Database } from '#platform/server/db/pool.ts';
import { makeFolder } from '#platform/server/keyring/make-folder.ts';
import {
  fingerprintOf,
  foldersOf,
  type KeyPlace,
  type Master,
  makeMaster,
  readMasters,
} from './master.ts';
import { knowMaster, listKnownMasters } from './queries.ts';

/**
 * Makes sure that the keyring has the master keys that this database knows, in each of its folders. A
 * database without any gets its first one. Throws a sentence where one is missing or another: nothing is
 * made or overwritten then, as answers sealed with the right one may still be waiting.
 */
export async function requireMaster(database: Database, place: KeyPlace): Promise<void> {
  const { folder, masterFile } = place;
  const known = await listKnownMasters(database);
  // Later a folder that is not there is one that is not mounted: then its keys are not there either.
  if (known.length === 0) {
    for (const one of foldersOf(place)) await makeFolder(one, 0o700).catch(unmade);
    if (!masterFile) await makeMaster(place, (await readMasters(folder)).at(-1)?.number ?? 1);
  }
  for (const one of foldersOf(place)) await requireIn(database, { folder: one, masterFile });
}

function unmade({ message }: Error): never {
  throw new Error(
    `The folder for the keys can't be made: ${message}. Name another by KEYS_DIR or KEYS_DIR_2.`,
  );
}

async function requireIn(database: Database, { folder, masterFile }: KeyPlace): Promise<void> {
  const masters = await readMasters(folder, masterFile);
  const place = masterFile ?? folder;
  for (const { number, fingerprint } of await listKnownMasters(database)) {
    requireSame(masters, { number, fingerprint, place });
  }
  for (const master of masters) {
    const { number } = master;
    const fingerprint = await knowMaster(database, number, fingerprintOf(master));
    requireSame(masters, { number, fingerprint, place });
  }
}

function requireSame(
  masters: readonly Master[],
  { number, fingerprint, place }: { number: number; fingerprint: string; place: string },
): void {
  const found = masters.find((one) => one.number === number);
  const end = 'Bring back the right one, or name its place with KEYS_DIR. Nothing was changed.';
  if (!found) {
    throw new Error(
      `${place} has no master key number ${number}, which this database's answers need. ${end}`,
    );
  }
  if (fingerprintOf(found) !== fingerprint) {
    throw new Error(
      `Master key number ${number} in ${place} is not the one that this database's answers need. ${end}`,
    );
  }
}

/** Refuses a folder that others can read, or that goes into every copy of the database's files. */
export async function requirePrivate(place: KeyPlace, cluster: string): Promise<void> {
  for (const folder of foldersOf(place)) await requirePrivateFolder(folder, cluster);
}

async function requirePrivateFolder(folder: string, cluster: string): Promise<void> {
  const { mode } = await stat(folder).catch((error: Error) => {
    throw new Error(`KEYS_DIR can't be read: ${error.message}.`);
  });
  if ((mode & 0o077) !== 0) {
    throw new Error(`Others can read the keys in ${folder}. Run: chmod -R go= ${folder}`);
  }
  if (!relative(cluster, folder).startsWith('..')) {
    throw new Error(
      `KEYS_DIR lies inside the database's files, ${cluster}. Keys must not be copied with what they seal.`,
    );
  }
}
