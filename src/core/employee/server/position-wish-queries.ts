import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { position } from '#core/directory/server/tables/directory.ts';
import { employee, positionWish } from '#core/employee/server/tables/employee.ts';
import { atPosition, shortName } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** The position that somebody wants, beside the one they have. */
export const wanted = alias(position, 'wanted');
export const isWanted = and(
  eq(wanted.brandId, positionWish.brandId),
  eq(wanted.id, positionWish.positionId),
);
export const wishes = and(
  eq(positionWish.brandId, employee.brandId),
  eq(positionWish.employeeId, employee.id),
);

/** More come from no company; the rest follows once these are answered. */
const mostShown = 500;

/** What people who work here want and nobody has answered, the oldest first. */
export const listTitlesToConfirm = ({ tx, brandId, locale }: Scope) =>
  tx
    .select({
      employeeId: employee.id,
      name: shortName(employee, locale),
      position: position.name,
      wanted: { id: wanted.id, name: wanted.name },
      askedAt: positionWish.askedAt,
    })
    .from(positionWish)
    .innerJoin(employee, wishes)
    .innerJoin(position, atPosition)
    .innerJoin(wanted, isWanted)
    .where(
      and(eq(positionWish.brandId, brandId), isNull(employee.deletedAt), isNull(employee.firedAt)),
    )
    .orderBy(asc(positionWish.askedAt), asc(employee.id))
    .limit(mostShown);

const isOf = ({ brandId }: Scope, employeeIds: readonly string[]) =>
  and(eq(positionWish.brandId, brandId), inArray(positionWish.employeeId, [...employeeIds]));

/** The position that this employee wants and nobody has confirmed yet. The caller has locked the employee. */
export async function findTitleToConfirm(scope: Scope, employeeId: string) {
  const [found] = await scope.tx
    .select({ positionId: positionWish.positionId, position: wanted.name })
    .from(positionWish)
    .innerJoin(wanted, isWanted)
    .where(isOf(scope, [employeeId]));
  return found;
}

/** Saves which position an employee wants, in place of an older wish. The caller has locked the employee. */
export async function keepTitleToConfirm(
  { tx, brandId }: Scope,
  wish: { employeeId: string; positionId: string; askedAt: Date },
): Promise<void> {
  const { positionId, askedAt } = wish;
  await tx
    .insert(positionWish)
    .values({ brandId, ...wish })
    .onConflictDoUpdate({
      target: [positionWish.brandId, positionWish.employeeId],
      set: { positionId, askedAt },
    });
}

/** Forgets what these people wanted: it was answered, taken back, or is settled otherwise. */
export async function forgetTitlesToConfirm(
  scope: Scope,
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await scope.tx.delete(positionWish).where(isOf(scope, employeeIds));
}
