import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type KeysByBrand,
  keyFileOf,
  readKeyFile,
  writeKeyFile,
} from '#addon/backup/server/key-file.ts';
import type { Given } from '#app/operator/server/command.ts';
import { count } from '#app/operator/server/count.ts';
import { pathOf } from '#app/operator/server/path-of.ts';
import { countSheets, listKeysInUse } from '#app/operator/server/queries.ts';
import { asOperator } from '#app/operator/server/state.ts';
import { isKeyOf } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { type DataKey, openUnlessLost } from '#platform/server/keyring/keyring.ts';
import { foldersOf } from '#platform/server/keyring/master.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';

/** How keys come along with a copy of the rows that they seal (decision 107). */

type Carrying = Pick<Given, 'config' | 'url' | 'values'>;

/**
 * The keys of answers that wait for their reports, of one company or of all, and the ids of those that are
 * missing or damaged in the keyring.
 */
export async function collect({ config, url }: Carrying, brandId: string | null) {
  const keyring = openKeyring(config.keys);
  const listInUse = () => asOperator(url, (client) => listKeysInUse(client, brandId));
  const keys: KeysByBrand = new Map();
  const unread: string[] = [];
  for (const { brandId: brand, keyId, check } of await listInUse()) {
    const key = await openUnlessLost(keyring, brand, keyId);
    if (key && isKeyOf(key, check))
      keys.set(brand, [...(keys.get(brand) ?? []), { id: keyId, key }]);
    else unread.push(keyId);
  }
  // A report that was made meanwhile has destroyed its keys.
  const inUse = new Set(unread.length > 0 ? (await listInUse()).map(({ keyId }) => keyId) : []);
  return { keys, missing: unread.filter((keyId) => inUse.has(keyId)) };
}

/**
 * Makes a copy of rows by `copy`, and writes the keys of its answers beside it. They are read before and
 * after: some may be destroyed meanwhile, and some made. Says what was written. `missing`: how many keys
 * that the answers need are not in it (`requireAllKeys`).
 */
export async function withKeys<R>(
  given: Carrying & Pick<Given, 'say'>,
  { file, brandId }: { file: string; brandId: string | null },
  copy: () => Promise<R>,
): Promise<{ copied: R; missing: string[] }> {
  const before = await collect(given, brandId);
  const copied = await copy();
  const after = await collect(given, brandId);
  const keys = new Map(before.keys);
  for (const [brand, list] of after.keys) {
    const there = new Set((keys.get(brand) ?? []).map(({ id }) => id));
    keys.set(brand, [...(keys.get(brand) ?? []), ...list.filter(({ id }) => !there.has(id))]);
  }
  const target = keyFileOf(file);
  const passphrase = await readPassphrase(given.values);
  await writeKeyFile(target, keys, passphrase);
  const number = [...keys.values()].flat().length;
  given.say(`${count(number, 'key', 'keys')} of waiting answers written to ${target}.`);
  if (!passphrase) given.say('The keys are in it as they are: keep it apart from the copy.');
  return { copied, missing: after.missing };
}

/** Throws where a copy lacks keys: answers in it could not be read after a restore. */
export async function requireAllKeys(
  { config, url }: Pick<Given, 'config' | 'url'>,
  { file, missing }: { file: string; missing: string[] },
): Promise<void> {
  if (missing.length === 0) return;
  const sheets = await asOperator(url, (client) => countSheets(client, missing));
  throw new Error(
    `${keyFileOf(file)} lacks ${count(missing.length, 'key', 'keys')}, missing or damaged in ` +
      `${foldersOf(config.keys).join(' and ')}: ${count(sheets, 'sheet', 'sheets')} of waiting answers couldn’t be read ` +
      'after a restore, so this copy is no good backup. First compare KEYS_DIR and KEYS_MASTER_FILE with the product’s. ' +
      '“keys” names the companies; bring-keys brings keys back, and reopen-answers asks again where they are lost.',
  );
}

/** Says how many answers nobody can read in a copy of these rows that goes without keys. */
export async function sayWithoutKeys(
  { url, say }: Pick<Given, 'url' | 'say'>,
  brandId: string | null,
): Promise<void> {
  const sheets = await asOperator(url, async (client) =>
    countSheets(
      client,
      (await listKeysInUse(client, brandId)).map(({ keyId }) => keyId),
    ),
  );
  say(`Without keys nobody reads ${count(sheets, 'sheet', 'sheets')} of waiting answers in it.`);
}

/** The keys that go with this file: of the file beside it, or none. */
export async function readKeysBeside(
  { values }: Pick<Given, 'values'>,
  file: string,
): Promise<KeysByBrand | null> {
  const named = typeof values.keys === 'string' ? pathOf(values.keys) : keyFileOf(file);
  if (values['no-keys'] === true || (!values.keys && !existsSync(named))) return null;
  return readKeyFile(named, await readPassphrase(values));
}

/**
 * Takes those of the keys into the keyring of this database that its answers wait with. Others are keys of
 * answers that are reports by now: they stay destroyed. Returns how many it has taken in, and how many open
 * nothing, as they are damaged.
 */
export async function takeInKeys(
  { config, url }: Pick<Given, 'config' | 'url'>,
  keys: KeysByBrand,
): Promise<{ taken: number; damaged: number }> {
  const pool = openPool(url, () => {});
  try {
    await requireMaster({ pool }, config.keys);
  } finally {
    await pool.end();
  }
  const keyring = openKeyring(config.keys);
  const rows = await asOperator(url, (client) => listKeysInUse(client, null));
  const checks = new Map(rows.map(({ keyId, check }) => [keyId, check]));
  let [taken, damaged] = [0, 0];
  for (const [brandId, list] of keys) {
    const wanted: DataKey[] = [];
    for (const one of list) {
      const check = checks.get(one.id);
      if (!check) continue;
      if (!isKeyOf(one.key, check)) damaged += 1;
      else if (!(await openUnlessLost(keyring, brandId, one.id))) wanted.push(one);
    }
    await keyring.takeIn(brandId, wanted);
    taken += wanted.length;
  }
  return { taken, damaged };
}

/** The same, and says where keys are damaged. Returns how many it has taken in. */
export async function bringInKeys(
  given: Pick<Given, 'config' | 'url' | 'say'>,
  keys: KeysByBrand,
): Promise<number> {
  const { taken, damaged } = await takeInKeys(given, keys);
  if (damaged > 0)
    given.say(
      `${count(damaged, 'key is', 'keys are')} damaged: another copy of them may be whole.`,
    );
  return taken;
}

/** Says which answers of these rows can't be read here. */
export async function sayUnreadable({ config, url, say }: Given, brandId: string | null) {
  const { missing } = await collect({ config, url, values: {} }, brandId);
  if (missing.length === 0) return;
  const sheets = await asOperator(url, (client) => countSheets(client, missing));
  say(
    `WARNING: the keys of waiting answers are not here (${count(missing.length, 'key', 'keys')}, ` +
      `${count(sheets, 'sheet', 'sheets')}). Those answers can't be read until bring-keys brings the keys. Where they are lost, ` +
      'reopen-answers asks those people again.',
  );
}

export async function readPassphrase(values: Given['values']): Promise<string | undefined> {
  const file = values['passphrase-file'];
  if (typeof file !== 'string') return undefined;
  const passphrase = (await readFile(pathOf(file), 'utf8')).trim();
  if (passphrase === '') throw new Error(`${file} is empty: it should hold a passphrase.`);
  return passphrase;
}
