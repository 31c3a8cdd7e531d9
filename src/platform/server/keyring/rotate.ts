import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/server/db/pool.ts';
import { masterOf, openWith } from './encrypt.ts';
import { syncFolder } from './files.ts';
import {
  fingerprintOf,
  foldersOf,
  type KeyPlace,
  makeMaster,
  masterName,
  readMasters,
} from './master.ts';
import { openKeyring } from './open-keyring.ts';
import { encryptAnew, forgetMaster, knowMaster, whileNoneIsDestroyed } from './queries.ts';
import { requireMaster } from './require-master.ts';

/** A process that was about to write a key has written it by then, in ms. */
const pause = 5_000;

/**
 * Replaces the master key: makes the next one, wraps every key in it, and deletes the former. The product
 * may be running. Repeating it after a break goes on. Returns how many keys were wrapped anew.
 */
export async function rotateMaster(
  database: Database,
  place: KeyPlace,
  patience = pause,
): Promise<number> {
  const { folder } = place;
  if (place.masterFile) {
    throw new Error(
      'The master key is a secret of its own (KEYS_MASTER_FILE): this command replaces only one in KEYS_DIR.',
    );
  }
  await requireMaster(database, place);
  const former = await readMasters(folder);
  const begun = former.length > 1;
  const next = (former.at(-1)?.number ?? 0) + (begun ? 0 : 1);
  await makeMaster(place, next);
  const made = (await readMasters(folder)).find(({ number }) => number === next)!;
  await knowMaster(database, next, fingerprintOf(made));
  const keyring = openKeyring(place);
  const wrapAnew = async () =>
    (await keyring.wrapAnew((work) => whileNoneIsDestroyed(database, work))) +
    (await encryptAnew(database, async (encrypt, sealed) => {
      const number = masterOf(sealed);
      const master = [...former, made].find((one) => one.number === number);
      if (number === next || !master) return null;
      return keyring.encrypt(encrypt, openWith(master, encrypt, sealed));
    }));
  let count = await wrapAnew();
  await wait(patience);
  count += await wrapAnew();
  for (const { number } of former) {
    if (number === next) continue;
    await forgetMaster(database, number);
    for (const one of foldersOf(place)) await rm(join(one, masterName(number)), { force: true });
  }
  for (const one of foldersOf(place)) await syncFolder(one);
  return count;
}
