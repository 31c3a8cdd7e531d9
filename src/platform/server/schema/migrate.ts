import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as prepareJobs } from 'graphile-worker';
import { Client } from '#platform/server/db/connection/client.ts';
import { requireServer } from '#platform/server/db/connection/require-server.ts';
import { elsewhereCode, gateClass } from '#platform/server/db/gate.ts';
import { jobLimits, openPool } from '#platform/server/db/pool.ts';
import { operatorSetting, secureRows } from '#platform/server/db/row-security.ts';
import {
  isNewer,
  migrationsFolder,
  noteRelease,
  readSchema,
} from '#platform/server/db/schema-release.ts';
import { addJobFunction } from '#platform/server/jobs/queries.ts';

/**
 * Any number that no other program uses on the database. Processes that start at once wait for each
 * other.
 */
const migrationLock = 360_360_360;

/**
 * Brings the database to the current schema. Safe when several processes start at once. Leaves alone what
 * a newer program has made that this one may work with. Throws a sentence where it may not.
 */
export function migrate(url: string, log: (line: string) => void = () => {}): Promise<void> {
  return inTurn(url, async (client) => {
    if (isNewer(await readSchema(client))) return;
    await noteRelease(client);
    // A step that moves data sees the rows of every company, also where the owner is no superuser.
    await client.query(`set ${operatorSetting} = 'on'`);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await prepareQueue(url);
    await client.query(enterBrandFunction);
    await client.query(clearAtOnce);
    await client.query(withoutStatistics);
    await secureRows(client, log);
    await client.query('grant execute on function public.add_job to otsenka_app');
  });
}

/**
 * Brings an empty database to the schema of a former version, whose last step was written at `last`.
 * Its rows are to be put in next, and then `migrate` has to follow, which secures them.
 */
export function migrateUpTo(url: string, last: number): Promise<void> {
  return inTurn(url, async (client) => {
    const folder = await mkdtemp(join(tmpdir(), 'otsenka-migrations-'));
    try {
      await copyMigrations(folder, last);
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
    } finally {
      await rm(folder, { recursive: true });
    }
    await prepareQueue(url);
  });
}

async function copyMigrations(folder: string, last: number): Promise<void> {
  const list = join('meta', '_journal.json');
  const journal = JSON.parse(await readFile(join(migrationsFolder, list), 'utf8'));
  const entries: { when: number; tag: string }[] = journal.entries;
  const taken = entries.filter(({ when }) => when <= last);
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, list), JSON.stringify({ ...journal, entries: taken }));
  for (const { tag } of taken)
    await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
}

async function prepareQueue(url: string): Promise<void> {
  const pgPool = openPool(url, () => {}, { limits: jobLimits });
  await prepareJobs({ pgPool })
    .then(() => pgPool.query(addJobFunction))
    .finally(() => pgPool.end());
}

/** Runs `work` when no other process is changing the schema. */
async function inTurn(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  // If the database ends meanwhile, the current statement fails and reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireServer(client);
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs at the beginning of each transaction of a brand. It holds the brand's gate for as long as the transaction
 * lasts. Where the gate is closed, as the company is being moved, the transaction can read and not write. Its
 * statements see what was committed before the gate was held.
 */
const enterBrandFunction = `
  create or replace function public.enter_brand(entered uuid) returns void
  language plpgsql strict as $$
  begin
    if not pg_try_advisory_xact_lock_shared(${gateClass}, hashtext(entered::text)) then
      perform set_config('transaction_read_only', 'on', true);
    end if;
    if exists (select from public.brand_elsewhere where id = entered) then
      raise exception 'This company is open in another installation.' using errcode = '${elsewhereCode}';
    end if;
  end $$;
`;

/**
 * Dead versions of these rows stay in their pages in the order they were written, which tells who
 * wrote which sheet. So they are cleared away within minutes, not only once a fifth of the table is
 * dead. The schema can't express this.
 */
const clearAtOnce = `
  alter table sheet set (
    autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
    toast.autovacuum_vacuum_threshold = 1, toast.autovacuum_vacuum_scale_factor = 0);
  alter table assignment set (
    autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
`;

/**
 * Statistics copy whole values, and an emptied table keeps those that it had. So of what a sheet or the
 * ledger of an open report holds there are none.
 */
const withoutStatistics = `
  alter table sheet alter column sealed set statistics 0, alter column id set statistics 0;
  alter table report_ledger alter column ledger set statistics 0,
    alter column reader_ids set statistics 0;
`;
