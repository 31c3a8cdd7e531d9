import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import type {
  FormerEmployee,
  getFormerEmployees,
} from '#core/employee/contract/former-employee.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holdsWords, inAlphabet, mostRows } from '#platform/server/db/search.ts';
import { columnsOf } from './person-columns.ts';
import { erasure } from './tables/erasure.ts';

/** Who has left and is not deleted; the latest first unless sorted otherwise. */
export async function listFormer(
  { tx, brandId }: Scope,
  asked: Query<typeof getFormerEmployees>,
): Promise<{ data: FormerEmployee[]; count: number }> {
  const wanted = and(
    eq(employee.brandId, brandId),
    isNull(employee.deletedAt),
    isNotNull(employee.firedAt),
    asked.q ? holdsWords(employee.searchText, asked.q) : undefined,
  );
  const order = ordersOf(asked.sort);
  // Chooses the page first, as the list of those who work here does.
  const page = tx
    .select({ id: employee.id })
    .from(employee)
    .where(wanted)
    .orderBy(...order)
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const rows = await tx
    .select({
      ...columnsOf(['id', 'lastName', 'firstName', 'middleName', 'photoUrl', 'email']),
      position: position.name,
      subdivision: subdivision.name,
      firedAt: sql<string>`${employee.firedAt}::text`,
      erasureDue: erasure.due,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .leftJoin(
      erasure,
      and(
        eq(erasure.brandId, brandId),
        eq(erasure.employeeId, employee.id),
        isNull(erasure.doneAt),
        isNull(erasure.stoppedAt),
      ),
    )
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, page)))
    .orderBy(...order);
  const data = rows.map(({ erasureDue, ...row }) => ({
    ...row,
    erasureDue: erasureDue?.toISOString() ?? null,
  }));
  return { data, count: await countAll(asked, data.length, () => tx.$count(employee, wanted)) };
}

function ordersOf(sort: Query<typeof getFormerEmployees>['sort'] = 'firedAt:d') {
  const [key, direction] = sort.split(':');
  const ordered = direction === 'd' ? desc : asc;
  const { id, firedAt, lastName, firstName } = employee;
  const names = [inAlphabet(lastName), inAlphabet(firstName)];
  if (key === 'lastName') return [...names, id].map((column) => ordered(column));
  return [ordered(firedAt), ...[...names, id].map((column) => asc(column))];
}
