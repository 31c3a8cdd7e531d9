import { and, between, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/call/endpoint.ts';
import { type getReportList, mostReportsCounted } from '#contract/report.ts';
import { employee } from '#server/db/schema/directory.ts';
import { report } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';
import { holdsFolded } from '#server/db/search.ts';
import type { Readable } from '#server/questionary/work/reader-rules.ts';

type Asked = Omit<Query<typeof getReportList>, 'sort' | 'limit' | 'offset'>;

/** Up to this many people are looked up one by one. */
const fewPeople = 1000;

/** The final reports that somebody asks for and may open. */
export interface Wanted {
  /** How many, counted up to one more than `mostReportsCounted`. */
  count: number;
  /**
   * Where to select them from. Those that were counted to the end are gathered first, which is quick
   * then. More are met soon enough by walking through an order.
   */
  reports: typeof report | ReturnType<typeof gathered>;
  isGathered: boolean;
  where: SQL | undefined;
}

export async function findWanted(scope: Scope, readable: Readable, asked: Asked): Promise<Wanted> {
  const where = and(
    eq(report.brandId, scope.brandId),
    eq(report.kind, 'final'),
    readable === 'everybody' ? undefined : isOneOf(report.employeeId, readable),
    ofReport(asked),
    await ofPeople(scope, asked),
  );
  const count = await countUpTo(scope, mostReportsCounted, where);
  if (count > mostReportsCounted) return { count, reports: report, isGathered: false, where };
  return { count, reports: gathered(scope, where), isGathered: true, where: undefined };
}

/** Counts final reports, up to one more than `most`. */
export function countUpTo({ tx }: Scope, most: number, where: SQL | undefined): Promise<number> {
  const { questionaryId } = report;
  const some = tx.select({ questionaryId }).from(report).where(where);
  return tx.$count(some.limit(most + 1).as('some'));
}

/** The limit, which they do not reach, makes the database find the rows before anything else. */
const gathered = ({ tx }: Scope, where: SQL | undefined) =>
  tx
    .select({
      brandId: report.brandId,
      questionaryId: report.questionaryId,
      employeeId: report.employeeId,
      number: report.number,
      method: report.method,
      type: report.type,
      dateStart: report.dateStart,
      createdAt: report.createdAt,
    })
    .from(report)
    .where(where)
    .limit(mostReportsCounted + 1)
    .as('report');

export const isOneOf = (
  column: typeof report.employeeId | typeof employee.id,
  ids: readonly string[],
) => sql`${column} = any(${sql.param(ids)}::uuid[])`;

export const inYear = (year: string | number) =>
  between(report.dateStart, `${year}-01-01`, `${year}-12-31`);

function ofReport({ questionaryId, employeeId, filterList = {} }: Asked): SQL | undefined {
  const { fromDateStart, toDateStart, number, year, method, type } = filterList;
  return and(
    questionaryId ? eq(report.questionaryId, questionaryId) : undefined,
    employeeId ? eq(report.employeeId, employeeId) : undefined,
    filterList.employeeId ? eq(report.employeeId, filterList.employeeId) : undefined,
    fromDateStart ? gte(report.dateStart, fromDateStart) : undefined,
    toDateStart ? lte(report.dateStart, toDateStart) : undefined,
    number === undefined ? undefined : eq(report.number, number),
    or(...(year ?? []).map(inYear)),
    method ? inArray(report.method, method) : undefined,
    type ? inArray(report.type, type) : undefined,
  );
}

/**
 * Searches the people once, not once per report, by any part of the name or the e-mail. The database
 * guesses that a search finds a third of all; given the few that it did find, it looks them up.
 */
async function ofPeople(scope: Scope, { filterList = {} }: Asked): Promise<SQL | undefined> {
  const { subdivision, search } = filterList;
  if (!subdivision && !search) return undefined;
  const found = () =>
    scope.tx
      .select({ id: employee.id })
      .from(employee)
      .where(
        and(
          eq(employee.brandId, scope.brandId),
          subdivision ? inArray(employee.subdivisionId, subdivision) : undefined,
          search ? holdsFolded(employee.searchText, search) : undefined,
        ),
      );
  const some = await found().limit(fewPeople + 1);
  if (some.length > fewPeople) return inArray(report.employeeId, found());
  return isOneOf(
    report.employeeId,
    some.map(({ id }) => id),
  );
}
