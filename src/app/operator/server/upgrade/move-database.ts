import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '#addon/backup/server/back-up.ts';
import type { Manifest } from '#addon/backup/server/copy-manifest.ts';
import { inWords } from '#addon/backup/server/in-words.ts';
import { isInUse } from '#addon/backup/server/queries.ts';
import { restore } from '#addon/backup/server/restore.ts';
import type { Command } from '#app/operator/server/command.ts';
import { contentsOf } from '#app/operator/server/files.ts';
import { sayUnreadable } from '#app/operator/server/keys/carry-keys.ts';
import { asOperator } from '#app/operator/server/state.ts';
import { withDatabase } from '#app/operator/server/with-database.ts';
import { makeMoveFolder, removeUnfinishedMoves } from '#app/server/start/unfinished-moves.ts';

export const moveDatabaseCommand: Command = {
  usage: `
      copies the embedded database into the empty one that DATABASE_URL names; stop the product first`,
  words: 0,
  options: {},
  database: 'none',
  run: async (given) => {
    const { config, say, signal } = given;
    if (!config.databaseUrl)
      throw new Error(
        'Name the empty database to move to in DATABASE_URL, and DATA_DIR as before.',
      );
    await removeUnfinishedMoves(config.dataDir);
    const folder = await makeMoveFolder(config.dataDir);
    const copy = async (url: string, name: string) => {
      const file = join(folder, name);
      const manifest = await backUp(url, { file, replace: false }, signal).catch((error) =>
        inWords(error, file),
      );
      return { file, manifest };
    };
    try {
      const own = await readOwn();
      await withDatabase(config, 'empty', say, async (url) => {
        await restore(url, own.file, signal).catch((error) => inWords(error, own.file));
        requireSame(own.manifest, (await copy(url, 'there.zip')).manifest);
        await sayUnreadable({ ...given, url }, null);
      });
      say(`Moved: ${contentsOf(own.manifest)}. The embedded database stays in DATA_DIR as it was.`);
      say(
        'Start the product with this DATABASE_URL. Everybody signs in anew; keys stay where they are.',
      );
    } finally {
      await rm(folder, { recursive: true });
    }

    async function readOwn() {
      let read: Awaited<ReturnType<typeof copy>> | undefined;
      await withDatabase({ ...config, databaseUrl: undefined }, 'as it is', say, async (url) => {
        if (await asOperator(url, isInUse))
          throw new Error('The product is running on the embedded database. Stop it, then move.');
        read = await copy(url, 'here.zip');
      });
      return read!;
    }
  },
};

/** Throws where a table has not as many rows there as here. */
function requireSame(here: Manifest, there: Manifest): void {
  const rows = new Map(there.tables.map(({ name, rows }) => [name, rows]));
  const other = here.tables.filter((table) => rows.get(table.name) !== table.rows);
  if (other.length === 0) return;
  const names = other.map(({ name }) => name).join(', ');
  throw new Error(`Not all rows have arrived (${names}): go on with the embedded database.`);
}
