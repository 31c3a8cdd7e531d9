import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';

/** The latest final report that is open to whom it is about. */
export async function findOpenReport(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<{ questionaryId: string; createdAt: Date } | undefined> {
  const { rows } = await tx.execute<{ questionaryId: string; createdAt: string }>(sql`
    select questionary_id as "questionaryId", created_at as "createdAt" from report
    where brand_id = ${brandId} and employee_id = ${employeeId} and kind = 'final'
      and released_at is not null and type <> 'broughtIn'
    order by created_at desc, number desc limit 1`);
  const [row] = rows;
  return row && { ...row, createdAt: new Date(row.createdAt) };
}
