import type { Client } from 'pg';
import { operatorPolicy } from '#platform/server/db/row-security.ts';
import { selectWaiting } from '#platform/server/jobs/queries.ts';
import { lockClass } from '#platform/server/jobs/take-up.ts';
import { inOrder } from './table-order.ts';

/** A table of ours, as the database describes it. */
export interface DatabaseTable {
  name: string;
  /** The columns that somebody writes: what the database works out itself is left out. */
  columns: string[];
  /** The columns of its key. */
  key: string[];
  isOwned: boolean;
}

/** Our tables, each after those that it refers to. */
export async function listTables(client: Client): Promise<DatabaseTable[]> {
  const tables = await client.query<DatabaseTable>(`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select a.attname || case when a.attcollation = 0 then '' else ' collate "C"' end
        from pg_index x, unnest(x.indkey) with ordinality k(attnum, place), pg_attribute a
        where x.indrelid = c.oid and x.indisprimary and a.attrelid = c.oid
          and a.attnum = k.attnum order by place) as key,
      exists (select from pg_attribute where attrelid = c.oid and attname = 'brand_id')
        as "isOwned"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition order by 1`);
  const references = await client.query<{ from: string; to: string }>(`
    select c.relname as from, f.relname as to from pg_constraint r
    join pg_class c on c.oid = r.conrelid join pg_class f on f.oid = r.confrelid
    where r.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> f.oid`);
  return inOrder(tables.rows, references.rows);
}

/**
 * The tables of which this user would see no row, where it is no superuser and another version has
 * secured them.
 */
export async function listHidden(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and row_security_active(c.oid)
       and not exists (select from pg_policy where polrelid = c.oid and polname = $1) order by 1`,
    [operatorPolicy],
  );
  return rows.map(({ name }) => name);
}

/** Whether neither companies nor people are in the database: all else hangs on them. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from brand) or exists (select from account) as found',
  );
  return !rows[0]?.found;
}

/** Whether a process of the product works with this database now: such a one holds locks on its workers' names. */
export async function isInUse(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and classid = $1 and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
    [lockClass],
  );
  return rowCount !== 0;
}

/** Takes away the tables of an empty database, to build them up as those of a former version. */
export async function dropTables(client: Client): Promise<void> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => quotedName(name)).join(', ');
  if (names) await client.query(`drop table ${names} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

/** Empties the tables for what is put back: even without companies, a server has keys to sign with, and counts. */
export async function clearTables(client: Client, tables: readonly DatabaseTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) await client.query(`delete from ${quotedName(name)}`);
}

/** Rows of one kind: how they are read, and how they get back in. */
export interface Part {
  name: string;
  columns: string[];
  /** Reads them, in an order that says nothing of when they were written (rule 24). */
  read: string;
  /** Makes an empty temporary table `poured` for them. */
  prepare: string;
  /** Takes them over from there. `poured` may hold fewer by then. */
  takeOver: string;
}

/** A table's rows for which the condition holds; `instead` says in SQL what stands in place of some columns. */
export function tablePart(
  { name, columns, key }: DatabaseTable,
  condition: string,
  instead: Readonly<Record<string, string>> = {},
): Part {
  const list = columns.map(quotedName).join(', ');
  const values = columns.map((column) => instead[column] ?? quotedName(column)).join(', ');
  const order = key.length > 0 ? `order by ${key.join(', ')}` : '';
  return {
    name,
    columns,
    read: `select ${values} from public.${quotedName(name)} where ${condition} ${order}`,
    prepare: `create temp table poured as select ${list} from public.${quotedName(name)} with no data`,
    takeOver: `insert into public.${quotedName(name)} (${list}) overriding system value
      select ${list} from poured`,
  };
}

/** The name that jobs have in a file. No table of ours has it. */
export const jobs = 'waiting-jobs';

/**
 * The jobs that wait, without those that were given up. They are written in the queue's own words, so a
 * newer queue takes them too, and begin anew: without an earlier failure, and held by no process.
 */
export const jobsPart = (condition: string): Part => ({
  name: jobs,
  columns: ['task', 'payload', 'run_at', 'key', 'max_attempts'],
  read: selectWaiting(condition),
  prepare: `create temp table poured
    (task text, payload json, run_at timestamptz, key text, max_attempts integer)`,
  takeOver: 'select public.add_job(task, payload, run_at, key, max_attempts, 0, null) from poured',
});

export async function countAccounts(client: Client, condition: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from account where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Numbers that the database gives go on after the highest that is there. */
export async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`);
  for (const { table, column } of rows) {
    const sequence = `pg_get_serial_sequence('public.${quotedName(table)}', '${column}')`;
    await client.query(`
      select setval(${sequence}, highest) from (
        select max(${quotedName(column)}) as highest from public.${quotedName(table)}) there
      where highest > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`);
  }
}

/** So that the first lists after a large change don't read whole tables. */
export async function analyze(client: Client): Promise<void> {
  const tables = await listTables(client);
  await client.query(`analyze ${tables.map(({ name }) => quotedName(name)).join(', ')}`);
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
