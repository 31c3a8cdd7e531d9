import { and, eq, isNull } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { leaderIds } from '#core/employee/server/leader/queries.ts';
import { isWanted, wanted, wishes } from '#core/employee/server/position-wish-queries.ts';
import { employee, positionWish } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';

const isThere = ({ brandId }: Scope, id: string) =>
  and(eq(employee.brandId, brandId), eq(employee.id, id), isNull(employee.deletedAt));

const profileShown = {
  employeeId: employee.id,
  version: employee.version,
  photoUrl: employee.photoUrl,
  lastName: employee.lastName,
  firstName: employee.firstName,
  middleName: employee.middleName,
  location: employee.location,
  status: employee.status,
  statusEmoji: employee.statusEmoji,
  statusStartAt: employee.statusStartAt,
  statusEndAt: employee.statusEndAt,
  startWorkTimeAt: employee.startWorkTimeAt,
  endWorkTimeAt: employee.endWorkTimeAt,
  startWorkDayAt: employee.startWorkDayAt,
  endWorkDayAt: employee.endWorkDayAt,
  positionId: employee.positionId,
  position: position.name,
  wantedPosition: { id: wanted.id, name: wanted.name },
  email: employee.email,
  phone: employee.phone,
  timezone: employee.timezone,
  firedAt: employee.firedAt,
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
  if (!found) throw notFound();
  return found;
}

const companyShown = {
  employeeId: employee.id,
  version: employee.version,
  subdivisionId: employee.subdivisionId,
  subdivision: subdivision.name,
  leaderIds,
  inCompany: employee.inCompany,
  inPosition: employee.inPosition,
  birthDate: employee.birthDate,
  isBirthDateHide: employee.isBirthDateHide,
  slackId: employee.slackId,
  telegram: employee.telegram,
  locale: employee.locale,
  firedAt: employee.firedAt,
};
export type CompanyRow = Awaited<ReturnType<typeof getCompany>>;

/** The same employee's place in the company. The birth date is included even when hidden. */
export async function getCompany(scope: Scope, id: string) {
  const [found] = await scope.tx
    .select(companyShown)
    .from(employee)
    .innerJoin(subdivision, atSubdivision)
    .where(isThere(scope, id));
  if (!found) throw notFound();
  return found;
}

/** Writes only what the profile alone has. The directory saves names, place and e-mail. */
export async function saveColumns(
  scope: Scope,
  id: string,
  changed: Partial<typeof employee.$inferInsert> & { version: number },
): Promise<void> {
  await scope.tx.update(employee).set(changed).where(isThere(scope, id));
}
