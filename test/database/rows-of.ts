import type pg from 'pg';
import { jobsPart } from '#addon/backup/server/queries.ts';
import { openOperator } from '#platform/server/db/open-operator.ts';

/** Every row of every table as text, in the order of that text, and the jobs that wait. */
export async function tableRowsOf(url: string): Promise<Record<string, string[]>> {
  const client = await openOperator(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of rows) found[name] = await list(client, `select * from "${name}"`);
    return { ...found, jobs: await list(client, jobsPart('true').read) };
  } finally {
    await client.end();
  }
}

async function list(client: pg.Client, select: string): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select row(t.*)::text as row from (${select}) t order by row(t.*)::text collate "C"`,
  );
  return rows.map(({ row }) => row);
}
