import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { columnsOf } from '#core/employee/server/person-columns.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { holdsWords, inAlphabet } from '#platform/server/db/search.ts';

/** The ids of those who work here, by name; with `q` only those whom it finds. */
export async function listHere({ tx, brandId }: Scope, q?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        isNull(employee.deletedAt),
        isNull(employee.firedAt),
        q ? holdsWords(employee.searchText, q) : undefined,
      ),
    )
    .orderBy(inAlphabet(employee.lastName), inAlphabet(employee.firstName), asc(employee.id));
  return rows.map(({ id }) => id);
}

/** What the tree shows of these people, by id. */
export async function readShown({ tx, brandId }: Scope, ids: readonly string[]) {
  const rows = await tx
    .select({
      ...columnsOf(['id', 'lastName', 'firstName', 'middleName', 'photoUrl']),
      position: position.name,
      subdivision: subdivision.name,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(
      and(eq(employee.brandId, brandId), sql`${employee.id} = any(${sql.param(ids)}::uuid[])`),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
