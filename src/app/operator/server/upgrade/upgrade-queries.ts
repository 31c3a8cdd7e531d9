import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { loggedNameText } from '#core/employee/server/tables/people.ts';
import { isNewer, migrationsFolder, readSchema } from '#platform/server/db/schema-release.ts';

/** Somebody assessed, of whose report the upgrade keeps the anonymous roles back. */
interface Sharing {
  brand: string;
  number: number;
  name: string;
  sharesWith: number[];
}

/**
 * Whom the step `one_voice` will mark, as it finds them itself. Nobody once it has been taken. Throws a sentence where
 * this program is too old for the tables.
 */
export async function listSharing(client: Client): Promise<Sharing[]> {
  const schema = await readSchema(client);
  isNewer(schema);
  const steps = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);
  const step = steps.findIndex((sql) => sql.some((one) => one.includes('VIEW one_voice')));
  if (schema.taken.length > step) return [];
  await client.query('begin');
  for (const statement of steps[step] ?? [])
    if (/^CREATE /m.test(statement)) await client.query(statement);
  const { rows } = await client.query<Sharing>(`
    select b.name as brand, v.number, ${loggedNameText('e')} as name,
      array_agg(v.shares_with order by v.shares_with) as "sharesWith"
    from one_voice v join brand b on b.id = v.brand_id
    join employee e on e.brand_id = v.brand_id and e.id = v.subject_id
    group by b.id, v.number, e.id, e.brand_id order by b.name, v.number, name`);
  await client.query('rollback');
  return rows;
}
