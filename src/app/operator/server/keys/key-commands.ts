import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { boolean, type Command } from '#app/operator/server/command.ts';
import { count } from '#app/operator/server/count.ts';
import { pathOf } from '#app/operator/server/path-of.ts';
import { listCompanies, listKeysInUse } from '#app/operator/server/queries.ts';
import { asOperator, destroyAsOperator } from '#app/operator/server/state.ts';
import { keepLost } from '#core/answer-sheet/server/sheet-keys.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { copyKeys } from '#platform/server/keyring/copy-folder.ts';
import { type Keyring, openUnlessLost } from '#platform/server/keyring/keyring.ts';
import { foldersOf, type KeyPlace, mirrorMasters } from '#platform/server/keyring/master.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { rotateMaster } from '#platform/server/keyring/rotate.ts';

/** Younger files may belong to an assessment that is just going to work. */
const restingMs = 60 * 60 * 1000;

export const keysCommand: Command = {
  usage: `[--sweep] [--mirror]    counts the keys of waiting answers; --sweep destroys those that seal
      nothing; --mirror copies those that lie in one of two folders (KEYS_DIR_2) to the other`,
  words: 0,
  options: { sweep: boolean, mirror: boolean },
  database: 'current',
  run: async ({ values, config, url, say }) => {
    const folders = foldersOf(config.keys);
    const keyring = openKeyring(config.keys);
    if (values.mirror === true) await mirrorMasters(config.keys);
    say(`Keys in ${folders.join(' and ')}:`);
    for (const { id, slug } of await asOperator(url, listCompanies)) {
      const rows = await asOperator(url, (client) => listKeysInUse(client, id));
      const needed = new Set(rows.map(({ keyId }) => keyId));
      const lost = await keepLost(keyring, id, rows);
      const single = await listSingle(config.keys, id, needed);
      const idle: string[] = [];
      for (const key of await keyring.list(id)) {
        if (!needed.has(key) && (await isResting(folders, join('sheet', id, key)))) idle.push(key);
      }
      say(
        `  ${slug}: ${count(needed.size, 'key', 'keys')} in use, ${lost.length} missing or damaged, ` +
          `${single.length} in one folder of two, ${idle.length} that seal nothing`,
      );
      if (values.mirror === true) await mirror(keyring, id, single);
      if (values.sweep === true) await destroyAsOperator(url, () => keyring.destroy(id, idle));
    }
    if (values.mirror === true) say('What lay in one folder lies in both.');
    if (values.sweep === true) say('Keys that seal nothing are destroyed.');
  },
};

export const copyKeysCommand: Command = {
  usage: `FOLDER    brings a copy of the keys up to date; keys that are destroyed stay in it for two days.
      It runs each minute beside an archive of the database's log; the product may be running`,
  words: 1,
  options: {},
  database: 'none',
  run: async ({ words, config, say }) => {
    const { written, gone } = await copyKeys(config.keys, pathOf(words[0]), new Date());
    if (written + gone === 0) return;
    say(`${count(written, 'file', 'files')} copied, ${gone} gone since the last copy.`);
  },
};

/** The needed keys that one folder has and the other lacks. */
async function listSingle(place: KeyPlace, brandId: string, needed: Set<string>) {
  const inEach = await Promise.all(
    foldersOf(place).map((folder) =>
      openKeyring({ ...place, folder, second: undefined }).list(brandId),
    ),
  );
  const found = new Set(inEach.flat());
  return [...needed].filter((key) => found.has(key) && inEach.some((own) => !own.includes(key)));
}

async function mirror(keyring: Keyring, brandId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const key = await openUnlessLost(keyring, brandId, id);
    if (key) await keyring.takeIn(brandId, [{ id, key }]);
  }
}

export const rotateCommand: Command = {
  usage: '   replaces the master key; the product may be running',
  words: 0,
  options: {},
  database: 'current',
  run: async ({ config, url, say }) => {
    const pool = openPool(url, () => {});
    try {
      const wrapped = await rotateMaster({ pool }, config.keys);
      say(`The master key is a new one. ${count(wrapped, 'key was', 'keys were')} wrapped anew.`);
      say('A copy of the former one opens nothing that is made from now on.');
    } finally {
      await pool.end();
    }
  },
};

async function isResting(folders: readonly string[], key: string): Promise<boolean> {
  const found = await Promise.all(
    folders.map((folder) => stat(join(folder, key)).catch(() => undefined)),
  );
  return found.every((file) => !file || Date.now() - file.mtimeMs > restingMs);
}
