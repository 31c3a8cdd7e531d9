import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { getPendingList, PendingPerson } from '#core/pending/contract/pending.ts';
import { assignment, questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holdsWords, inAlphabet, mostRows } from '#platform/server/db/search.ts';

type Asked = Query<typeof getPendingList>;

/**
 * People whose answers are awaited in questionaries that take answers today, whoever ends first at the top
 * unless sorted otherwise. What is awaited about the reader themself only they see, of their own (rule 129).
 */
export async function listPending(
  scope: Scope,
  asked: Asked,
  { today, readerId }: { today: string; readerId: string | null },
) {
  const { tx, brandId } = scope;
  const { subdivision: subdivisions, cycle: cycles, employeeId } = asked.filterList ?? {};
  const open = openOf(scope, today, { readerId, cycles });
  const wanted = and(
    eq(employee.brandId, brandId),
    isNull(employee.deletedAt),
    isNull(employee.firedAt),
    asked.q ? holdsWords(employee.searchText, asked.q) : undefined,
    subdivisions && inArray(employee.subdivisionId, subdivisions),
    employeeId ? eq(employee.id, employeeId) : undefined,
  );
  const awaits = eq(open.participantId, employee.id);
  const data: Omit<PendingPerson, 'isRemindable'>[] = await tx
    .select({
      id: employee.id,
      firstName: employee.firstName,
      lastName: employee.lastName,
      middleName: employee.middleName,
      photoUrl: employee.photoUrl,
      position: { id: position.id, name: position.name },
      subdivision: { id: subdivision.id, name: subdivision.name },
      openCount: open.openCount,
      until: open.until,
    })
    .from(open)
    .innerJoin(employee, awaits)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(wanted)
    .orderBy(...orders(asked.sort ?? 'until:a', open))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const count = await countAll(asked, data.length, async () => {
    const [all] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(open)
      .innerJoin(employee, awaits)
      .where(wanted);
    return all?.count ?? 0;
  });
  return { data, count };
}

/** Whether any of these people is in the brand. */
export async function areAnyHere({ tx, brandId }: Scope, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        isNull(employee.deletedAt),
        inArray(employee.id, [...ids]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** How much is open for whom, in these cycles or anywhere. */
const openOf = (
  { tx, brandId }: Scope,
  today: string,
  { readerId, cycles }: { readerId: string | null; cycles?: string[] | undefined },
) =>
  tx
    .select({
      participantId: assignment.participantId,
      openCount: sql<number>`count(*)::int`.as('open_count'),
      until: sql<string>`min(${questionary.dateEnd})::text`.as('until'),
    })
    .from(assignment)
    .innerJoin(
      questionary,
      and(
        eq(questionary.brandId, assignment.brandId),
        eq(questionary.id, assignment.questionaryId),
      ),
    )
    .where(
      and(
        eq(assignment.brandId, brandId),
        ne(assignment.status, 'done'),
        isNull(assignment.declined),
        readerId === null
          ? undefined
          : or(ne(assignment.subjectId, readerId), eq(assignment.participantId, readerId)),
        eq(questionary.status, 'inwork'),
        lte(questionary.dateStart, today),
        gte(questionary.dateEnd, today),
        cycles && inArray(questionary.cycleId, cycles),
      ),
    )
    .groupBy(assignment.participantId)
    .as('open');

/** The chosen column first, then names, so that pages never overlap. */
function orders(sort: NonNullable<Asked['sort']>, open: ReturnType<typeof openOf>): SQL[] {
  const direction = sort.endsWith(':d') ? desc : asc;
  const name = inAlphabet(employee.lastName);
  const first = { lastName: name, openCount: open.openCount, until: open.until };
  const [key] = sort.split(':') as [keyof typeof first];
  return [direction(first[key]), asc(name), asc(inAlphabet(employee.firstName)), asc(employee.id)];
}
