import { chmod } from 'node:fs/promises';
import { allRows } from '#addon/backup/server/rows.ts';
import { takeCopy } from '#addon/backup/server/take-copy.ts';
import { asPlace, openNote } from '#core/answer-sheet/server/decline-note.ts';
import { openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import type { Context } from '#platform/server/context.ts';
import { openOperator } from '#platform/server/db/open-operator.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import {
  deleteKeysOver,
  findKeyId,
  jobsToPrepare,
  listEncryptedSheets,
  listNotes,
  putNote,
  putSheet,
} from './queries.ts';

/** Where the build puts it. */
export const preparedDemo = fromRoot('dist/demo.zip');

/**
 * Writes the demo of a throw-away database to a file, for the first start of others. Nothing in it is
 * secret: its answers are made up and lie open, and its keys stay behind.
 */
export async function writePrepared(
  { keyring, now }: Pick<Context, 'keyring' | 'now'>,
  url: string,
  file: string,
): Promise<void> {
  const client = await openOperator(url);
  try {
    for (const sheet of await listEncryptedSheets(client)) {
      const key = await keyring.open(sheet.brandId, sheet.keyId);
      if (!key) throw new Error('A key of the demo is missing.');
      const open = Buffer.from(JSON.stringify(openSheet(sheet.sealed, key, sheet)));
      await putSheet(client, 'sheet', { ...sheet, sealed: open });
    }
    for (const { note, ...row } of await listNotes(client, 'assignment')) {
      const found = await findKeyId(client, row);
      const key = found && (await keyring.open(row.brandId, found));
      if (!key) throw new Error('A key of the demo is missing.');
      await putNote(client, 'assignment', { ...row, note: openNote(note, key, asPlace(row, row)) });
    }
    await deleteKeysOver(client);
    const choose = (table: Parameters<typeof allRows>[0]) =>
      table.name === 'secret' ? null : allRows(table);
    const what = { choose, jobs: jobsToPrepare, company: null, takenAt: now() };
    await takeCopy(client, { file, replace: true }, what);
    // Who builds need not be who runs it.
    await chmod(file, 0o644);
  } finally {
    await client.end();
  }
}
