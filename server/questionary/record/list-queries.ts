import { and, asc, count, desc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/call/endpoint.ts';
import type { getQuestionaryList } from '#contract/questionary.ts';
import { shortNameIn } from '#server/db/people.ts';
import { position, subdivision } from '#server/db/schema/directory.ts';
import { assignment, questionary, questionarySubject } from '#server/db/schema/questionary.ts';
import type { Scope } from '#server/db/scope.ts';
import { countAll, holds, holdsFolded, mostRows } from '#server/db/search.ts';
import { atOwnPosition, atOwnSubdivision } from './queries.ts';

type Asked = Query<typeof getQuestionaryList>;

/** The person that a questionary of type surname is about. */
const person = sql<string | null>`(
  select ${shortNameIn('e')} from questionary_subject s
  join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
  where s.brand_id = ${questionary.brandId} and s.questionary_id = ${questionary.id}
    and ${questionary.type} = 'surname' limit 1)`;

/** Where that person works. */
const personPlace = sql<string | null>`(
  select d.name from questionary_subject s
  join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
  join subdivision d on d.brand_id = e.brand_id and d.id = e.subdivision_id
  where s.brand_id = ${questionary.brandId} and s.questionary_id = ${questionary.id}
    and ${questionary.type} = 'surname' limit 1)`;

/** Questionaries and their total, newest first unless asked otherwise. */
export async function listQuestionaries({ tx, brandId }: Scope, asked: Asked) {
  const wanted = and(
    eq(questionary.brandId, brandId),
    ...filters(asked),
    searched(brandId, asked.q),
  );
  const rows = await tx
    .select({
      row: questionary,
      position: position.name,
      subdivision: subdivision.name,
      person,
      personPlace,
    })
    .from(questionary)
    .leftJoin(position, atOwnPosition)
    .leftJoin(subdivision, atOwnSubdivision)
    .where(wanted)
    .orderBy(...order(asked))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  return { rows, count: await countAll(asked, rows.length, () => tx.$count(questionary, wanted)) };
}
export type ListedRow = Awaited<ReturnType<typeof listQuestionaries>>['rows'][number];

/**
 * By number, which is the order of creation. Archived ones are sorted by their first day (spec 2,
 * section 2).
 */
function order({ active, orderBy }: Asked): SQL[] {
  const { dateStart, number } = questionary;
  const columns = active === false ? [dateStart, number] : [number];
  return columns.map(orderBy === 'ASC' ? asc : desc);
}

/** The period filter means: starts on or after its first day, ends on or before its last. */
function filters({ active, filterList = {} }: Asked): (SQL | undefined)[] {
  const { dateFrom, dateTo, method, type, status } = filterList;
  return [
    active === undefined ? undefined : (active ? ne : eq)(questionary.status, 'archived'),
    dateFrom ? gte(questionary.dateStart, dateFrom) : undefined,
    dateTo ? lte(questionary.dateEnd, dateTo) : undefined,
    method ? inArray(questionary.method, method) : undefined,
    type ? inArray(questionary.type, type) : undefined,
    status ? inArray(questionary.status, status) : undefined,
  ];
}

/**
 * Searches the number ("12", "№ 12"), the place or the person, e-mail included. Names are searched
 * once each, not once per questionary.
 */
function searched(brandId: string, q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const number = q.replace(/^(№|#|No\.?)\s*/i, '');
  return or(
    /^\d+$/.test(number) ? sql`strpos(${questionary.number}::text, ${number}) > 0` : undefined,
    sql`${questionary.positionId} in (
      select p.id from position p
      where p.brand_id = ${brandId} and ${holds(sql`p.name`, q)})`,
    sql`${questionary.subdivisionId} in (
      select d.id from subdivision d
      where d.brand_id = ${brandId} and ${holds(sql`d.name`, q)})`,
    and(
      eq(questionary.type, 'surname'),
      sql`${questionary.id} in (
        select s.questionary_id from questionary_subject s
        join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
        where s.brand_id = ${brandId} and ${holdsFolded(sql`e.search_text`, q)})`,
    ),
  );
}

/** For these questionaries only: how many assignments there are and how many are done. */
export async function countAssignments({ tx, brandId }: Scope, questionaryIds: string[]) {
  const rows = await tx
    .select({
      id: assignment.questionaryId,
      totalCount: count(),
      passedCount: sql<number>`count(*) filter (where ${assignment.status} = 'done')`,
    })
    .from(assignment)
    .where(and(eq(assignment.brandId, brandId), inArray(assignment.questionaryId, questionaryIds)))
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
