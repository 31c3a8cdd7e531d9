import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as prepareJobs } from 'graphile-worker';
import pg from 'pg';
import { fromRoot } from '#server/shared/root.ts';
import { secureRows } from './row-security.ts';

/**
 * Any number that no other program uses on the database. Processes that start at once wait for each
 * other.
 */
const migrationLock = 360_360_360;

/** Brings the database to the current schema. Safe when several processes start at once. */
export async function migrate(url: string, log: (line: string) => void = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // If the database ends meanwhile, the current statement fails and reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOldServer(client);
    await applyMigrations(drizzle(client), { migrationsFolder: fromRoot('server/db/migrations') });
    await prepareJobs({ connectionString: url });
    await client.query(addJobFunction);
    await client.query(clearAtOnce);
    await secureRows(client, log);
    await client.query('grant execute on function public.add_job to otsenka_app');
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < 15) throw new Error(`PostgreSQL ${version} is too old: 15 or newer is needed.`);
}

/** Lets the app's role add jobs in its own transaction, without any other right on the queue. */
const addJobFunction = `
  create or replace function public.add_job(
    task text, payload json, run_at timestamptz, job_key text, max_attempts int
  ) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(
      identifier => task, payload => payload, run_at => run_at, job_key => job_key,
      max_attempts => max_attempts)
  $$;
  revoke execute on function public.add_job from public;
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
