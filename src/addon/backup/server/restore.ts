import type { Client } from 'pg';
import { changeAsOperator, openOperator } from '#platform/server/db/open-operator.ts';
import { knownMigrations, listMigrations } from '#platform/server/db/schema-release.ts';
import { migrate, migrateUpTo } from '#platform/server/schema/migrate.ts';
import { type Manifest, requireKnown } from './copy-manifest.ts';
import { pourAll } from './pour.ts';
import { analyze, clearTables, dropTables, isEmpty, isInUse, listTables } from './queries.ts';
import { type BackupFile, openFile } from './read-file.ts';

/**
 * Puts a backup into an empty database: with the tables of the version that wrote it, all rows or none,
 * and then brings it to the current schema. Throws a sentence where the file or the database is not one
 * for that.
 */
export async function restore(url: string, file: string, signal?: AbortSignal): Promise<Manifest> {
  const within = (work: (client: Client) => Promise<void>) => inClient({ url, signal }, work);
  const source = await openFile(file);
  try {
    requireInstallation(source);
    requireKnown(file, source.manifest, knownMigrations());
    await within((client) => makeRoom(client, url, source.manifest));
    await changeAsOperator(url, (client) => putBack(client, source), signal);
    await migrate(url);
    await within(analyze);
    return source.manifest;
  } finally {
    source.close();
  }
}

function requireInstallation({ file, manifest: { company } }: BackupFile): void {
  if (!company) return;
  throw new Error(
    `${file} holds one company, ${company.name}, not an installation. ` +
      'Bring it in with: npm run operator -- import-brand',
  );
}

/** Sees to it that the tables are empty, and as the version that wrote the file had them. */
async function makeRoom(client: Client, url: string, { migrations }: Manifest): Promise<void> {
  const there = await listMigrations(client);
  if (there.length > 0) await requireEmpty(client);
  const isSame =
    there.length === migrations.length && there.at(-1)?.hash === migrations.at(-1)?.hash;
  if (isSame) return;
  await dropTables(client);
  await migrateUpTo(url, migrations.at(-1)?.at ?? 0);
}

async function requireEmpty(client: Client): Promise<void> {
  if (await isInUse(client)) {
    throw new Error('The product is running on this database. Stop it, then restore.');
  }
  if (await isEmpty(client)) return;
  throw new Error(
    'This database holds a company already, and restoring never overwrites anything. Name an empty ' +
      'database in DATABASE_URL, or an empty directory in DATA_DIR.',
  );
}

async function putBack(client: Client, source: BackupFile): Promise<void> {
  await clearTables(client, await listTables(client));
  await pourAll(client, source);
}

/** Works in a connection of its own: a transaction that is open when it ends is taken back. */
async function inClient(
  { url, signal }: { url: string; signal: AbortSignal | undefined },
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = await openOperator(url, signal);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
