import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type {
  getStructureEmployees,
  StructureEmployee,
  StructureSubdivision,
} from '#addon/structure/contract/structure.ts';
import { unlessArchived } from '#core/directory/server/queries.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { columnsOf } from '#core/employee/server/person-columns.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holdsWords, inAlphabet, mostRows } from '#platform/server/db/search.ts';

type Asked = Query<typeof getStructureEmployees>;

/** People who work in the brand now. Any part of the name or the e-mail finds them. */
const isHere = (brandId: string, name: string | undefined) =>
  and(
    eq(employee.brandId, brandId),
    isNull(employee.deletedAt),
    isNull(employee.firedAt),
    name ? holdsWords(employee.searchText, name) : undefined,
  );

const shown = {
  ...columnsOf(['id', 'lastName', 'firstName', 'middleName', 'photoUrl', 'phone', 'email']),
  ...columnsOf(['positionId', 'subdivisionId']),
  position: position.name,
  subdivision: subdivision.name,
};

/** A status that has ended or not yet begun would mislead readers. Its days count whole, including the last. */
const statusOn = (today: string) => sql<string | null>`case
  when (${employee.statusStartAt} is null or (${employee.statusStartAt} at time zone 'UTC')::date <= ${today})
    and (${employee.statusEndAt} is null or (${employee.statusEndAt} at time zone 'UTC')::date >= ${today})
  then nullif(${employee.status}, '') end`;

/** Rows of the structure, by name unless sorted otherwise. `today`, in the brand's zone, says which statuses apply. */
export async function listStructure({ tx, brandId }: Scope, asked: Asked, today: string) {
  const { name, subdivisionId } = asked.filterList ?? {};
  const wanted = and(
    isHere(brandId, name),
    subdivisionId && inArray(employee.subdivisionId, subdivisionId),
  );
  // Chooses the page first: joining all twenty thousand people before that would take 0.1 s.
  const page = tx
    .select({ id: employee.id })
    .from(employee)
    .where(wanted)
    .orderBy(...orders(asked.sort))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const data: StructureEmployee[] = await tx
    .select({ ...shown, status: statusOn(today) })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, page)))
    .orderBy(...orders(asked.sort));
  return { data, count: await countAll(asked, data.length, () => tx.$count(employee, wanted)) };
}

function orders(sort: Asked['sort']): SQL[] {
  const [key = 'lastName', direction] = sort?.split(':') ?? [];
  const byName = [inAlphabet(employee.lastName), inAlphabet(employee.firstName)];
  const columns: SQLWrapper[] =
    {
      firstName: byName.toReversed(),
      position: [placeName(position, atPosition), ...byName],
      subdivision: [placeName(subdivision, atSubdivision), ...byName],
      email: [employee.email],
      phone: [employee.phone, ...byName],
    }[key] ?? byName;
  const ordered = direction === 'd' ? desc : asc;
  // People without a phone come last in both directions.
  const withPhoneFirst = key === 'phone' ? [asc(sql`${employee.phone} is null`)] : [];
  return [...withPhoneFirst, ...columns.map((column) => ordered(column)), ordered(employee.id)];
}

/** The name of the row's place, for sorting where the place is not joined. */
const placeName = (place: typeof position | typeof subdivision, isPlace: SQL | undefined) =>
  inAlphabet(sql`(select ${place.name} from ${place} where ${isPlace})`);

/**
 * Subdivisions by name. A search returns only those where somebody was found; without one, empty
 * ones come too unless they are archived (rule 86).
 */
export async function listStructureSubdivisions(
  { tx, brandId }: Scope,
  name: string | undefined,
): Promise<StructureSubdivision[]> {
  const staff = tx
    .select({
      subdivisionId: employee.subdivisionId,
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(employee)
    .where(isHere(brandId, name))
    .groupBy(employee.subdivisionId)
    .as('staff');
  return tx
    .select({
      id: subdivision.id,
      name: subdivision.name,
      count: sql<number>`coalesce(${staff.count}, 0)`,
    })
    .from(subdivision)
    .leftJoin(staff, eq(staff.subdivisionId, subdivision.id))
    .where(
      and(
        eq(subdivision.brandId, brandId),
        or(isNotNull(staff.count), name ? undefined : unlessArchived(subdivision)),
      ),
    )
    .orderBy(asc(inAlphabet(subdivision.name)), asc(subdivision.id));
}
