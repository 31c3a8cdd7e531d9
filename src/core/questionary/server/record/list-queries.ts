import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { cycle } from '#core/cycle/server/tables/cycle.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import { type getQuestionaryList, mostCounted } from '#core/questionary/contract/questionary.ts';
import {
  assignment,
  questionary,
  questionarySubject,
} from '#core/questionary/server/tables/questionary.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, mostRows } from '#platform/server/db/search.ts';
import type { Locale } from '#platform/texts/t.ts';
import { atOwnCycle, atOwnPosition, atOwnSubdivision } from './queries.ts';
import { gatherFound, isFound } from './search-queries.ts';

type Asked = Query<typeof getQuestionaryList>;

/** The person that a questionary of type surname is about. */
const person = (locale: Locale) => sql<string | null>`(
  select ${shortNameIn('e', locale)} from questionary_subject s
  join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
  where s.brand_id = ${questionary.brandId} and s.questionary_id = ${questionary.id}
    and ${questionary.type} = 'surname' limit 1)`;

/** The department of that person. */
const personPlace = sql<string | null>`(
  select d.name from questionary_subject s
  join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
  join subdivision d on d.brand_id = e.brand_id and d.id = e.subdivision_id
  where s.brand_id = ${questionary.brandId} and s.questionary_id = ${questionary.id}
    and ${questionary.type} = 'surname' limit 1)`;

/** Questionaries and their total, newest first unless asked otherwise. A search counts no further than `mostCounted`. */
export async function listQuestionaries(scope: Scope, asked: Asked) {
  const { ids, count } = await findPage(scope, asked);
  if (ids.length === 0) return { rows: [], count };
  const rows = await scope.tx
    .select({
      row: questionary,
      position: position.name,
      subdivision: subdivision.name,
      cycle: { id: cycle.id, name: cycle.name },
      person: person(scope.locale),
      personPlace,
    })
    .from(questionary)
    .leftJoin(position, atOwnPosition)
    .leftJoin(subdivision, atOwnSubdivision)
    .leftJoin(cycle, atOwnCycle)
    .where(and(eq(questionary.brandId, scope.brandId), inArray(questionary.id, ids)))
    .orderBy(...order(asked));
  return { rows, count };
}
export type ListedRow = Awaited<ReturnType<typeof listQuestionaries>>['rows'][number];

interface Page {
  ids: string[];
  /** How many there are in all. */
  count: number;
}

/** Chooses the page before anything else is read: an index holds all that this needs. */
async function findPage(scope: Scope, asked: Asked): Promise<Page> {
  const { q, limit = mostRows, offset = 0 } = asked;
  const filters = filtersOf(scope.brandId, asked);
  if (!q) {
    const wanted = and(eq(questionary.brandId, scope.brandId), filters);
    const ids = await walk(scope, asked, wanted);
    const count = () => scope.tx.$count(questionary, wanted);
    return { ids, count: await countAll(asked, ids.length, count) };
  }
  const wanted = { filters, order: sql.join(order(asked), sql`, `), limit, offset };
  const gathered = await gatherFound(scope, q, wanted);
  const { ids, count } = gathered.isPart ? await walkFound(scope, asked, gathered.count) : gathered;
  return { ids, count: Math.min(count, mostCounted + 1) };
}

/** Finds the page where a search finds too much to gather. `known` is how many there are at least. */
async function walkFound(scope: Scope, asked: Asked, known: number): Promise<Page> {
  const { tx, brandId } = scope;
  const found = isFound(brandId, asked.q ?? '');
  const wanted = and(eq(questionary.brandId, brandId), filtersOf(brandId, asked), found);
  const ids = await walk(scope, asked, wanted);
  if (known > mostCounted) return { ids, count: known };
  const some = tx.select({ id: questionary.id }).from(questionary).where(wanted);
  const count = () => tx.$count(some.limit(mostCounted + 1).as('some'));
  return { ids, count: await countAll(asked, ids.length, count) };
}

/** Goes through the order until the page is full. */
async function walk({ tx }: Scope, asked: Asked, wanted: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: questionary.id })
    .from(questionary)
    .where(wanted)
    .orderBy(...order(asked))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  return rows.map(({ id }) => id);
}

/** Questionaries stand by number, which is the order of creation. Archived ones are sorted by their first day. */
function order({ active, orderBy }: Asked): SQL[] {
  const { dateStart, number } = questionary;
  const columns = active === false ? [dateStart, number] : [number];
  return columns.map(orderBy === 'ASC' ? asc : desc);
}

/** The period filter means: starts on or after its first day, ends on or before its last. */
function filtersOf(
  brandId: string,
  { active, filter, filterList, ...plain }: Asked,
): SQL | undefined {
  const wanted = { ...plain, ...filter, ...filterList };
  const { dateFrom, dateTo, method, type, status, cycle: ofCycle, employeeId } = wanted;
  return and(
    isNull(questionary.broughtAt),
    active === undefined ? undefined : (active ? ne : eq)(questionary.status, 'archived'),
    dateFrom ? gte(questionary.dateStart, dateFrom) : undefined,
    dateTo ? lte(questionary.dateEnd, dateTo) : undefined,
    method ? inArray(questionary.method, method) : undefined,
    type ? inArray(questionary.type, type) : undefined,
    status ? inArray(questionary.status, status) : undefined,
    ofCycle && isOfCycle(brandId, ofCycle),
    employeeId ? isAbout(brandId, employeeId) : undefined,
  );
}

/** One of these cycles has it. `none`: no cycle does; `cards`: a cycle by cards; `chosen`: one in which people choose. */
function isOfCycle(brandId: string, cycles: readonly string[]): SQL | undefined {
  const ofKind = (byCards: boolean) => sql`${questionary.cycleId} in (
    select c.id from cycle c where c.brand_id = ${brandId} and c.by_cards = ${byCards})`;
  const ids = cycles.filter((one) => !['none', 'cards', 'chosen'].includes(one));
  return or(
    cycles.includes('none') ? isNull(questionary.cycleId) : undefined,
    cycles.includes('cards') ? ofKind(true) : undefined,
    cycles.includes('chosen') ? ofKind(false) : undefined,
    inArray(questionary.cycleId, ids),
  );
}

const isAbout = (brandId: string, employeeId: string): SQL => sql`${questionary.id} in (
  select s.questionary_id from questionary_subject s
  where s.brand_id = ${brandId} and s.employee_id = ${employeeId})`;

/** For these questionaries only: how many assignments there are and how many are done, but for those about the reader. */
export async function countAssignments(
  { tx, brandId }: Scope,
  questionaryIds: string[],
  readerId: string | null,
) {
  const rows = await tx
    .select({
      id: assignment.questionaryId,
      totalCount: count(),
      passedCount: sql<number>`count(*) filter (where ${assignment.status} = 'done')`,
    })
    .from(assignment)
    .where(
      and(
        eq(assignment.brandId, brandId),
        inArray(assignment.questionaryId, questionaryIds),
        readerId === null ? undefined : ne(assignment.subjectId, readerId),
      ),
    )
    .groupBy(assignment.questionaryId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export async function countSubjects({ tx, brandId }: Scope, questionaryIds: string[]) {
  const rows = await tx
    .select({ id: questionarySubject.questionaryId, subjects: count() })
    .from(questionarySubject)
    .where(
      and(
        eq(questionarySubject.brandId, brandId),
        inArray(questionarySubject.questionaryId, questionaryIds),
      ),
    )
    .groupBy(questionarySubject.questionaryId);
  return new Map(rows.map(({ id, subjects }) => [id, subjects]));
}
