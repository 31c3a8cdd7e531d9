import { pipeline } from 'node:stream/promises';
import { type Client, DatabaseError } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { whyAway } from '#platform/server/db/away.ts';
import { changeRows } from './change-rows.ts';
import type { Manifest } from './copy-manifest.ts';
import { counted } from './counted.ts';
import {
  continueNumbers,
  jobsPart,
  listTables,
  type Part,
  quotedName,
  tablePart,
} from './queries.ts';
import { type BackupFile, damaged } from './read-file.ts';

interface Change {
  /** Changes the rows on their way, some whole ones at a time. */
  onTheWay?: (rows: string) => string;
  /** Runs before a table's rows leave `poured`, which it may change. */
  beforeTakingOver?: (table: string) => Promise<void>;
}

/**
 * Puts the rows of a file into tables, in the caller's transaction. They go by a temporary table, as
 * row security lets the owner of the tables insert but not COPY. Throws where the file is not as it was
 * written.
 */
export async function pour(
  client: Client,
  source: BackupFile,
  parts: readonly Part[],
  { onTheWay, beforeTakingOver }: Change = {},
): Promise<void> {
  requireSame(source, parts);
  for (const part of parts) {
    const entry = source.manifest.tables.find(({ name }) => name === part.name);
    if (!entry || entry.rows === 0) continue;
    await client.query(part.prepare);
    await fillPoured(client, source, entry, onTheWay);
    await beforeTakingOver?.(part.name);
    await client.query(part.takeOver);
    await client.query('drop table poured');
  }
}

/** Pours all that a file holds. */
export async function pourAll(client: Client, source: BackupFile, change?: Change): Promise<void> {
  const tables = await listTables(client);
  const parts = [...tables.map((table) => tablePart(table, 'true')), jobsPart('true')];
  await pour(client, source, parts, change);
  await continueNumbers(client);
}

async function fillPoured(
  client: Client,
  source: BackupFile,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
  onTheWay?: Change['onTheWay'],
): Promise<void> {
  const { stream, passed } = counted();
  const target = client.query(
    copyFrom(`copy poured (${columns.map(quotedName).join()}) from stdin`),
  );
  // Where the file breaks off, the connection ends in the middle, and nobody else hears of it.
  target.on('error', () => {});
  const from = await source.rowsOf(name);
  const way = onTheWay ? [from, stream, changeRows(onTheWay), target] : [from, stream, target];
  await pipeline(way as [typeof from, typeof stream, typeof target]).catch((error: Error) => {
    throw isOfDatabase(error) ? error : damaged(source.file, error);
  });
  const came = passed();
  if (came.rows !== rows || came.sha256 !== sha256) {
    throw damaged(source.file, new Error(`${name} is not as it was written`));
  }
}

/** Whether the database failed, rather than what was read. Class 22 is what it says of rows that are none. */
function isOfDatabase(error: Error): boolean {
  if (error instanceof DatabaseError) return !error.code?.startsWith('22');
  return whyAway(error) !== null || 'syscall' in error;
}

/** A file names the tables and columns that the database has, as its steps of the schema are the same. */
function requireSame({ file, manifest }: BackupFile, parts: readonly Part[]): void {
  for (const { name, columns } of manifest.tables) {
    const part = parts.find((one) => one.name === name);
    if (part && columns.every((column) => part.columns.includes(column))) continue;
    throw damaged(file, new Error(`${name} has other columns here`));
  }
}
