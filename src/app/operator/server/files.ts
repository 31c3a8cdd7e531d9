import { backUp } from '#addon/backup/server/back-up.ts';
import type { Manifest } from '#addon/backup/server/copy-manifest.ts';
import { inWords } from '#addon/backup/server/in-words.ts';
import { openFile } from '#addon/backup/server/read-file.ts';
import { restore } from '#addon/backup/server/restore.ts';
import { noteBackup } from '#platform/server/shared/last-backup.ts';
import { boolean, type Command, type Given, string } from './command.ts';
import { count } from './count.ts';
import {
  bringInKeys,
  readKeysBeside,
  requireAllKeys,
  sayUnreadable,
  sayWithoutKeys,
  withKeys,
} from './keys/carry-keys.ts';
import { pathOf } from './path-of.ts';

/** "2 companies, 56,094 rows". */
export function contentsOf({ tables }: Manifest): string {
  const companies = tables.find(({ name }) => name === 'brand')?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(companies, 'company', 'companies')}, ${count(rows, 'row', 'rows')}`;
}

export const backupCommand: Command = {
  usage: `FILE [--replace] [--no-keys | --passphrase-file FILE]
      copies everything to a file, and the keys of waiting answers to FILE.keys, while the product runs or not`,
  words: 1,
  options: { replace: boolean, 'no-keys': boolean, 'passphrase-file': string },
  database: 'as it is',
  run: async (given) => {
    const { words, values, config, url, say, signal } = given;
    const file = pathOf(words[0]);
    const replace = values.replace === true;
    const copy = () =>
      backUp(url, { file, replace }, signal).catch((error) => inWords(error, file));
    const isWithKeys = values['no-keys'] !== true;
    const { copied, missing } = isWithKeys
      ? await withKeys(given, { file, brandId: null }, copy)
      : { copied: await copy(), missing: [] };
    const { takenAt } = copied;
    await noteBackup(config.dataDir, {
      takenAt,
      missingKeys: isWithKeys ? missing.length : null,
    }).catch((error: Error) => say(`/metrics will not know of it: ${error.message}.`));
    say(`Backup written to ${file}: ${contentsOf(copied)}, as of ${takenAt}.`);
    if (!isWithKeys) await sayWithoutKeys(given, null);
    await requireAllKeys(given, { file, missing });
  },
};

export const restoreCommand: Command = {
  usage: `FILE [--keys FILE | --no-keys] [--passphrase-file FILE]
      puts a backup into an empty database, with the keys of FILE.keys; stop the product first`,
  words: 1,
  options: { keys: string, 'no-keys': boolean, 'passphrase-file': string },
  database: 'empty',
  run: async (given) => {
    const { words, url, say, signal } = given;
    const file = pathOf(words[0]);
    const keys = await readKeysBeside(given, file);
    if (!keys) await requireWithoutKeys(given, file);
    const manifest = await restore(url, file, signal).catch((error) => inWords(error, file));
    say(`Restored from ${file}: ${contentsOf(manifest)}, as of ${manifest.takenAt}.`);
    if (keys) await bringInKeys(given, keys);
    await sayUnreadable(given, null);
    say('Everybody signs in anew. Emails that were waiting then go out when the product starts.');
  },
};

/** Throws unless nothing waits in the file, or somebody knows that waiting answers stay unread. */
async function requireWithoutKeys({ values, ask }: Given, file: string): Promise<void> {
  if (values['no-keys'] === true) return;
  const source = await openFile(file).catch((error) => inWords(error, file));
  const { company, tables } = source.manifest;
  source.close();
  const sheets = tables.find(({ name }) => name === 'sheet')?.rows ?? 0;
  if (company || sheets === 0) return;
  const typed = await ask(
    'There is no file of keys: answers that waited for their reports will stay unreadable. ' +
      'Type “without keys” to go on: ',
  );
  if (typed !== 'without keys') throw new Error('Nothing was restored.');
}
