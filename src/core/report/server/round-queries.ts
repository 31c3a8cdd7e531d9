import { sql } from 'drizzle-orm';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Assessments by one method with the same planned last day. */
interface Round {
  method: Method;
  dateEnd: string;
}

/**
 * Once none of them is in work any more, their reports count from that day on instead of the planned one
 * (decision 173), all together. Days are those of the company view, so nothing that it has shown changes.
 */
export async function endRound(
  { tx, brandId }: Scope,
  { method, dateEnd }: Round,
  now: Date,
): Promise<void> {
  const today = dateIn('UTC', now);
  if (dateEnd <= today) return;
  const isOfRound = sql`q.brand_id = ${brandId} and q.method = ${method} and q.date_end = ${dateEnd}`;
  await tx.execute(sql`
    update report r set date_end = ${today}
    from questionary q
    where ${isOfRound} and r.brand_id = q.brand_id and r.questionary_id = q.id
      and r.kind = 'final' and r.date_end = q.date_end
      and not exists (select from questionary q where ${isOfRound} and q.status = 'inwork')`);
}
