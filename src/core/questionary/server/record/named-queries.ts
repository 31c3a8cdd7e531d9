import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** Those employees, by name. Includes the fired but not the deleted. */
export async function selectNamed({ tx, brandId }: Scope, wanted: SQL) {
  const { id, firstName, lastName, middleName, email, positionId } = employee;
  return tx
    .select({
      id,
      firstName,
      lastName,
      middleName,
      email,
      positionId,
      position: position.name,
      subdivision: subdivision.name,
      isFired: sql<boolean>`${employee.firedAt} is not null`,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(and(eq(employee.brandId, brandId), isNull(employee.deletedAt), wanted))
    .orderBy(inAlphabet(lastName), inAlphabet(firstName), asc(id));
}
/** An employee of the brand with what is shown of them before they are in a questionary. */
export type NamedEmployee = Awaited<ReturnType<typeof selectNamed>>[number];

export function presentNamed(person: NamedEmployee) {
  const { id, firstName, lastName, middleName, email, position, subdivision } = person;
  return { id, firstName, lastName, middleName, email, position, subdivision };
}
