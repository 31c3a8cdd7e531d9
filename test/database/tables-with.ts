import type pg from 'pg';

/** Tables of which a row holds this text anywhere, by name: all of the database, those of waiting jobs too. */
export async function tablesWith(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
       and query_to_xml(format('select t::text as row from %I.%I t where t::text like %L',
         n.nspname, relname, $1::text), false, true, '')::text like $1
     order by relname`,
    [`%${text}%`],
  );
  return rows.map(({ name }) => name);
}
