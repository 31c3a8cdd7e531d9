import { type SQL, sql } from 'drizzle-orm';
import { isAmong, type Whose } from '#core/cycle/server/raters/waiting-queries.ts';
import { worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import { answerTitleToConfirm } from '#core/employee/contract/wish/position-wish.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import { rolesHolding } from '#platform/contract/call/access.ts';
import { textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** A position that somebody wants, for one of those who answer. */
export interface WishTask {
  personId: string;
  /** Who wants it. */
  employeeId: string;
  name: string;
  /** The key by which a digest remembers that it told of this wish. */
  key: string;
}

/** The brand `b` may have somebody who waits for such an answer. */
export const hasWishes: SQL = sql`exists (select from position_wish w where w.brand_id = b.id)`;

/** What people want, for each of those of HR who can sign in and have a record in the directory. */
export async function listWishes(
  { tx, brandId, locale }: Scope,
  whose: Whose,
): Promise<WishTask[]> {
  if (whose.length === 0) return [];
  const roles = rolesHolding(answerTitleToConfirm.access);
  const { rows } = await tx.execute<WishTask & Record<string, unknown>>(sql`
    select m.employee_id as "personId", e.id as "employeeId", ${shortNameIn('e', locale)} as name,
      'wish ' || e.id || ' ' || w.position_id as key
    from position_wish w
    join employee e on e.brand_id = w.brand_id and e.id = w.employee_id and ${worksHereAs('e')}
    join membership m on m.brand_id = w.brand_id and not m.disabled
      and m.roles && array${textList(roles)}
    where w.brand_id = ${brandId} and ${isAmong(sql`m.employee_id`, whose)}
    order by w.asked_at, e.id`);
  return rows;
}
