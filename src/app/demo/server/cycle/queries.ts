import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';

/** The questionaries of a cycle's people who have gone to work, by person. */
export async function listLaunched(
  { tx, brandId }: Scope,
  cycleId: string,
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ employeeId: string; questionaryId: string }>(sql`
    select employee_id as "employeeId", questionary_id as "questionaryId" from cycle_subject
    where brand_id = ${brandId} and cycle_id = ${cycleId} and state = 'launched'`);
  return new Map(rows.map(({ employeeId, questionaryId }) => [employeeId, questionaryId]));
}
