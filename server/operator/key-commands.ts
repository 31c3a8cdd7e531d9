import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keepLost } from '#server/assessment/sheet/sheet-keys.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { openKeyring } from '#server/platform/keyring/keyring.ts';
import { rotateMaster } from '#server/platform/keyring/rotate.ts';
import { boolean, type Command } from './command.ts';
import { count } from './count.ts';
import { listCompanies, listKeysInUse } from './queries.ts';
import { asOperator, destroyAsOperator } from './state.ts';

/** Younger files may belong to an assessment that is just going to work. */
const restingMs = 60 * 60 * 1000;

export const keysCommand: Command = {
  usage:
    '[--sweep]    counts the keys of waiting answers; --sweep destroys those that seal nothing',
  words: 0,
  options: { sweep: boolean },
  database: 'current',
  run: async ({ values, config, url, say }) => {
    const { folder, masterFile } = config.keys;
    const keyring = openKeyring(folder, masterFile);
    say(`Keys in ${folder}:`);
    for (const { id, slug } of await asOperator(url, listCompanies)) {
      const rows = await asOperator(url, (client) => listKeysInUse(client, id));
      const needed = new Set(rows.map(({ keyId }) => keyId));
      const lost = await keepLost(keyring, id, rows);
      const idle: string[] = [];
      for (const key of await keyring.list(id)) {
        if (!needed.has(key) && (await isResting(join(folder, 'sheet', id, key)))) idle.push(key);
      }
      say(
        `  ${slug}: ${count(needed.size, 'key', 'keys')} in use, ${lost.length} missing or damaged, ` +
          `${idle.length} that seal nothing`,
      );
      if (values.sweep === true) await destroyAsOperator(url, () => keyring.destroy(id, idle));
    }
    if (values.sweep === true) say('Keys that seal nothing are destroyed.');
  },
};

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

async function isResting(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > restingMs;
}
