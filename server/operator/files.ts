import { backUp } from '#server/backup/back-up.ts';
import { inWords } from '#server/backup/in-words.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { boolean, type Command } from './command.ts';
import { count } from './count.ts';
import { pathOf } from './path-of.ts';

/** "2 companies, 56,094 rows". */
function contentsOf({ tables }: Manifest): string {
  const companies = tables.find(({ name }) => name === 'brand')?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(companies, 'company', 'companies')}, ${count(rows, 'row', 'rows')}`;
}

export const backupCommand: Command = {
  usage: 'FILE [--replace]    copies everything to a file, while the product runs or not',
  words: 1,
  options: { replace: boolean },
  database: 'as it is',
  run: async ({ words, values, url, say, signal }) => {
    const file = pathOf(words[0]);
    const replace = values.replace === true;
    const manifest = await backUp(url, { file, replace }, signal).catch((error) =>
      inWords(error, file),
    );
    say(`Backup written to ${file}: ${contentsOf(manifest)}, as of ${manifest.takenAt}.`);
    say('It holds the answers that are not reports yet. Keep it as safe as the database itself.');
  },
};

export const restoreCommand: Command = {
  usage: 'FILE    puts a backup into an empty database; stop the product first',
  words: 1,
  options: {},
  database: 'empty',
  run: async ({ words, url, say, signal }) => {
    const file = pathOf(words[0]);
    const manifest = await restore(url, file, signal).catch((error) => inWords(error, file));
    say(`Restored from ${file}: ${contentsOf(manifest)}, as of ${manifest.takenAt}.`);
    say('Everybody signs in anew. Emails that were waiting then go out when the product starts.');
  },
};
