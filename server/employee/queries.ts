import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EmployeeQuery } from '#contract/employee.ts';
import { employee, position, subdivision } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { holds, inAlphabet, mostRows } from '#server/db/search.ts';

const shown = {
  id: employee.id,
  version: employee.version,
  firstName: employee.firstName,
  lastName: employee.lastName,
  middleName: employee.middleName,
  email: employee.email,
  positionId: employee.positionId,
  position: position.name,
  subdivisionId: employee.subdivisionId,
  subdivision: subdivision.name,
  slackId: employee.slackId,
  locale: employee.locale,
  inCompany: employee.inCompany,
  inPosition: employee.inPosition,
  workExpirience: employee.workExpirience,
  photoUrl: employee.photoUrl,
  status: employee.status,
  phone: employee.phone,
};

/** Employees by name, without deleted and fired ones; found by any part of the name or the e-mail. */
export async function listEmployees({ tx, brandId }: Scope, asked: EmployeeQuery) {
  const { firstName, lastName, middleName, email } = employee;
  const { positionId, subdivisionId } = asked.filterList ?? {};
  const searched = sql`concat_ws(' ', ${lastName}, ${firstName}, ${middleName}, ${firstName}, ${lastName}, ${email})`;
  const wanted = and(
    eq(employee.brandId, brandId),
    isNull(employee.deletedAt),
    isNull(employee.firedAt),
    asked.q ? holds(searched, asked.q) : undefined,
    positionId && inArray(employee.positionId, positionId),
    subdivisionId && inArray(employee.subdivisionId, subdivisionId),
  );
  const direction = asked.orderBy === 'DESC' ? desc : asc;
  const data = await tx
    .select(shown)
    .from(employee)
    .innerJoin(
      position,
      and(eq(position.brandId, employee.brandId), eq(position.id, employee.positionId)),
    )
    .innerJoin(
      subdivision,
      and(eq(subdivision.brandId, employee.brandId), eq(subdivision.id, employee.subdivisionId)),
    )
    .where(wanted)
    .orderBy(direction(inAlphabet(lastName)), direction(inAlphabet(firstName)), asc(employee.id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  return { data, count: await tx.$count(employee, wanted) };
}
