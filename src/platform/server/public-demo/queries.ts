import { sql } from 'drizzle-orm';
import { demoEmail, demoLogins, demoSlugs } from '#platform/contract/demo.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** The size in bytes of the database and of the files of keys, which take 4 KB for each row of about 100 bytes. */
export async function measureStored({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(`
    select pg_database_size(current_database()) + 40 * pg_relation_size('sheet_key') as bytes`);
  return Number(rows[0]?.bytes);
}

/** Whether everybody as whom the sign-in page of a demo lets people in still comes in. True of any other company. */
export async function isDemoOpen({ tx, brandId }: Scope): Promise<boolean> {
  const wanted = demoSlugs.flatMap((slug) =>
    demoLogins.map((login) => ({ slug, email: demoEmail(login, slug) })),
  );
  const { rows } = await tx.execute<{ email: string }>(sql`
    select w.email from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(slug text, email text)
    join brand b on b.slug = w.slug
    where b.id = ${brandId} and not exists (
      select from membership m join account a on a.id = m.account_id
      where m.brand_id = ${brandId} and not m.disabled and a.email = w.email)
    limit 1`);
  return rows.length === 0;
}
