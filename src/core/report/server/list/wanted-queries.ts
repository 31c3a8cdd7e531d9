import { and, between, eq, gte, inArray, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { employee } from '#core/employee/server/tables/employee.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import { type getReportList, mostReportsCounted } from '#core/report/contract/report-list.ts';
import { isOneOf, isOpenTo } from '#core/report/server/sharing/open-queries.ts';
import { report } from '#core/report/server/tables/report.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { holdsWords } from '#platform/server/db/search.ts';

type Asked = Omit<Query<typeof getReportList>, 'sort' | 'limit' | 'offset'>;

/** Up to this many people are looked up one by one. */
const fewPeople = 1000;

/** The final reports that somebody asks for and may open. */
export interface WantedReports {
  /** What is asked of a report itself. */
  ofReport: SQL | undefined;
  /** What is asked of the person it is about. */
  ofPerson: SQL | undefined;
  /** Both, as a condition on reports alone. */
  where: SQL | undefined;
  /** How many, counted up to one more than `mostReportsCounted`. */
  count: number;
  /**
   * They were counted to the end: gathering all of them comes first, and is quick. More are met soon enough
   * by walking through an order.
   */
  isFew: boolean;
  /** A year or a period is asked for: an index finds its reports, and many people have none among them. */
  isOfDays: boolean;
}

export async function findWanted(
  scope: Scope,
  readable: Readable,
  asked: Asked,
): Promise<WantedReports> {
  const ofReport = and(
    eq(report.brandId, scope.brandId),
    eq(report.kind, 'final'),
    isOpenTo(readable),
    asksOfReport(asked),
    asked.filterList?.latest ? notExists(laterOf(scope, readable)) : undefined,
  );
  const ofPerson = asksOfPerson(asked);
  const where = and(ofReport, ofPerson && (await isAbout(scope, ofPerson)));
  const { questionaryId } = report;
  const some = scope.tx.select({ questionaryId }).from(report).where(where);
  const count = await scope.tx.$count(some.limit(mostReportsCounted + 1).as('some'));
  const { fromDateStart, toDateStart, year } = asked.filterList ?? {};
  const isOfDays = Boolean(fromDateStart || toDateStart || year);
  return { ofReport, ofPerson, where, count, isFew: count <= mostReportsCounted, isOfDays };
}

const later = alias(report, 'later');

const laterOf = ({ tx }: Scope, readable: Readable) =>
  tx
    .select({ number: later.number })
    .from(later)
    .where(
      and(
        eq(later.brandId, report.brandId),
        eq(later.employeeId, report.employeeId),
        eq(later.kind, 'final'),
        isOpenTo(readable, later),
        sql`(${later.createdAt}, ${later.number}) > (${report.createdAt}, ${report.number})`,
      ),
    );

/** Few reports. The limit, which they do not reach, makes the database find the rows before anything else. */
export const gathered = (scope: Scope, wanted: WantedReports) =>
  found(scope, wanted)
    .limit(mostReportsCounted + 1)
    .as('report');

/** The reports that are wanted, however many. */
export const allFound = (scope: Scope, wanted: WantedReports) => found(scope, wanted).as('report');

const found = ({ tx }: Scope, { where }: WantedReports) =>
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
    .where(where);

function asksOfReport({ questionaryId, employeeId, filterList = {} }: Asked): SQL | undefined {
  const { fromDateStart, toDateStart, number, year, method, type } = filterList;
  return and(
    questionaryId ? eq(report.questionaryId, questionaryId) : undefined,
    employeeId ? eq(report.employeeId, employeeId) : undefined,
    filterList.employeeId ? isOneOf(report.employeeId, filterList.employeeId) : undefined,
    fromDateStart ? gte(report.dateStart, fromDateStart) : undefined,
    toDateStart ? lte(report.dateStart, toDateStart) : undefined,
    number === undefined ? undefined : eq(report.number, number),
    or(...(year ?? []).map((one) => between(report.dateStart, `${one}-01-01`, `${one}-12-31`))),
    method ? inArray(report.method, method) : undefined,
    type ? inArray(report.type, type) : undefined,
  );
}

/** A search finds any part of the name or the e-mail. */
function asksOfPerson({ filterList = {} }: Asked): SQL | undefined {
  const { subdivision, position, search } = filterList;
  return and(
    subdivision ? inArray(employee.subdivisionId, subdivision) : undefined,
    position ? inArray(employee.positionId, position) : undefined,
    search ? holdsWords(employee.searchText, search) : undefined,
  );
}

/**
 * Searches the people once, not once per report. The database guesses that a search finds a third
 * of all; given the few that it did find, it looks them up.
 */
async function isAbout({ tx, brandId }: Scope, ofPerson: SQL): Promise<SQL> {
  const found = () =>
    tx
      .select({ id: employee.id })
      .from(employee)
      .where(and(eq(employee.brandId, brandId), ofPerson));
  const some = await found().limit(fewPeople + 1);
  if (some.length > fewPeople) return inArray(report.employeeId, found());
  return isOneOf(
    report.employeeId,
    some.map(({ id }) => id),
  );
}
