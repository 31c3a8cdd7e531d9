import { and, eq, isNull, sql } from 'drizzle-orm';
import { isArchived } from '#core/directory/server/queries.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, fullNameIn } from '#core/employee/server/tables/people.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import { orTaken } from '#platform/server/db/unique.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { ByName } from '#platform/server/table-file/columns/match-names.ts';
import type { PersonHere } from './cells/same-names.ts';
import type { Somebody } from './leader-rules.ts';

/** Everybody whom a file may name as a leader, including those who have left. */
export async function listSomebodies({ tx, brandId }: Scope): Promise<Somebody[]> {
  const { id, email, firedAt } = employee;
  return tx
    .select({
      id,
      email,
      name: fullNameIn('employee', loggedLocale),
      position: position.name,
      absence: sql<'left' | null>`case when ${firedAt} is not null then 'left' end`,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .where(and(eq(employee.brandId, brandId), isNull(employee.deletedAt)));
}

/** Who works here, by name. */
export async function listPeopleHere({ tx, brandId }: Scope): Promise<PersonHere[]> {
  const { id, email, lastName, firstName, middleName, firedAt } = employee;
  return tx
    .select({ id, email, lastName, firstName, middleName, position: position.name })
    .from(employee)
    .innerJoin(position, atPosition)
    .where(and(eq(employee.brandId, brandId), isNull(employee.deletedAt), isNull(firedAt)))
    .orderBy(inAlphabet(employee.email));
}

/** The places of a brand by their folded names. */
export interface PlaceNames {
  positions: ByName;
  subdivisions: ByName;
}

export async function findPlaceNames(scope: Scope): Promise<PlaceNames> {
  return {
    positions: await findEntryNames(scope, position),
    subdivisions: await findEntryNames(scope, subdivision),
  };
}

/** All positions, or all subdivisions, by their folded names. */
export async function findEntryNames(
  { tx, brandId }: Scope,
  table: typeof position | typeof subdivision,
) {
  const rows = await tx
    .select({ id: table.id, name: table.name, isArchived: isArchived(table) })
    .from(table)
    .where(eq(table.brandId, brandId))
    .orderBy(inAlphabet(table.name));
  return new Map(rows.map((row) => [fold(row.name), row]));
}

/** Creates places that a file names. 400 when somebody has created one of them meanwhile. */
export async function insertPlaces(
  { tx, brandId }: Scope,
  places: Record<'position' | 'subdivision', readonly Entry[]>,
): Promise<void> {
  const rows = (given: readonly Entry[]) => given.map((place) => ({ brandId, ...place }));
  const issue = { path: 'file', key: 'directoryMessages.employee.placesChanged' } as const;
  const { position: positions, subdivision: subdivisions } = places;
  if (positions.length > 0) {
    await orTaken('position_name', issue, () => tx.insert(position).values(rows(positions)));
  }
  if (subdivisions.length > 0) {
    const write = () => tx.insert(subdivision).values(rows(subdivisions));
    await orTaken('subdivision_name', issue, write);
  }
}
