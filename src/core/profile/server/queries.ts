import { and, eq, isNull } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { leaderIds } from '#core/employee/server/leader/queries.ts';
import { columnsOf } from '#core/employee/server/person-columns.ts';
import { isWanted, wanted, wishes } from '#core/employee/server/position-wish-queries.ts';
import { employee, positionWish } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import { profileNames } from '#core/profile/contract/profile.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';

const isThere = ({ brandId }: Scope, id: string) =>
  and(eq(employee.brandId, brandId), eq(employee.id, id), isNull(employee.deletedAt));

const profileShown = {
  employeeId: employee.id,
  ...columnsOf([...profileNames, 'version', 'firedAt']),
  position: position.name,
  wantedPosition: { id: wanted.id, name: wanted.name },
};
export type ProfileRow = Awaited<ReturnType<typeof getProfile>>;

/** One employee who is not deleted, as stored. */
export async function getProfile(scope: Scope, id: string) {
  const [found] = await scope.tx
    .select(profileShown)
    .from(employee)
    .innerJoin(position, atPosition)
    .leftJoin(positionWish, wishes)
    .leftJoin(wanted, isWanted)
    .where(isThere(scope, id));
  return orNotFound(found);
}

const companyShown = {
  employeeId: employee.id,
  ...columnsOf(['version', 'subdivisionId', 'inCompany', 'inPosition', 'firedAt']),
  ...columnsOf(['birthDate', 'isBirthDateHide', 'slackId', 'telegram', 'locale']),
  subdivision: subdivision.name,
  leaderIds,
};
export type CompanyRow = Awaited<ReturnType<typeof getCompany>>;

/** The same employee's place in the company. The birth date is included even when hidden. */
export async function getCompany(scope: Scope, id: string) {
  const [found] = await scope.tx
    .select(companyShown)
    .from(employee)
    .innerJoin(subdivision, atSubdivision)
    .where(isThere(scope, id));
  return orNotFound(found);
}

/** Writes only what the profile alone has. The directory saves names, place and e-mail. */
export async function saveColumns(
  scope: Scope,
  id: string,
  changed: Partial<typeof employee.$inferInsert> & { version: number },
): Promise<void> {
  await scope.tx.update(employee).set(changed).where(isThere(scope, id));
}
