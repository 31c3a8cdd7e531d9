import type pg from 'pg';

/** Every row of every table as text, jobs included, with its place (ctid) and transaction (xmin). */
export async function dumpTables(pool: pg.Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' order by 1`);
  const dumped: Record<string, string[]> = {};
  for (const { name } of rows) {
    const table = await pool.query<{ row: string }>(
      `select concat_ws(' ', ctid, xmin, t::text) as row from ${name} t order by ctid`,
    );
    dumped[name] = table.rows.map(({ row }) => row);
  }
  return dumped;
}
