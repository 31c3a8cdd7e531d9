import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Query } from '#contract/call/endpoint.ts';
import type { getReportList } from '#contract/report.ts';
import { atPosition, atSubdivision } from '#server/db/people.ts';
import { employee, position, subdivision } from '#server/db/schema/directory.ts';
import { questionary } from '#server/db/schema/questionary.ts';
import { report } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';
import { holdsFolded, inAlphabet } from '#server/db/search.ts';
import type { Readable } from '#server/questionary/work/reader-rules.ts';

type Asked = Query<typeof getReportList>;

const pageSize = 10;

const ofQuestionary = and(
  eq(questionary.brandId, report.brandId),
  eq(questionary.id, report.questionaryId),
);
const ofEmployee = and(eq(employee.brandId, report.brandId), eq(employee.id, report.employeeId));

/**
 * Up to this many rows are quickly gathered and sorted. More are met soon enough by walking through
 * the order.
 */
const few = 5000;

/** Final reports about those subjects, newest first unless sorted otherwise. */
export async function listReports(scope: Scope, readable: Readable, asked: Asked) {
  const { tx } = scope;
  const wanted = areWanted(scope, readable, asked);
  const count = await tx.$count(report, wanted);
  const isFew = count <= few;
  const order = orders(asked.sort);
  const { questionaryId, employeeId } = report;
  // Chooses the page first: joining all sixty thousand reports before that would take 0.1 s.
  const all = tx
    .select({ questionaryId, employeeId })
    .from(isFew ? gathered(scope, wanted) : report)
    .innerJoin(inOrder(scope, asked.sort), ofQuestionary)
    .$dynamic();
  const byName = asked.sort?.startsWith('lastName');
  const page = (byName ? all.innerJoin(employee, ofEmployee) : all)
    .where(isFew ? undefined : wanted)
    .orderBy(...order)
    .limit(asked.limit ?? pageSize)
    .offset(asked.offset ?? 0);
  const rows = count > 0 ? await shownOf(scope, page).orderBy(...order) : [];
  return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), count };
}

/**
 * Where no index has the order, the questionaries are sorted before their reports are looked up:
 * they are far fewer.
 */
function inOrder({ tx, brandId }: Scope, sort: Asked['sort']) {
  if (!sort?.startsWith('dateStart') && !sort?.startsWith('method')) return questionary;
  const { id, number, dateStart, method } = questionary;
  const [first = asc(number)] = orders(sort);
  return tx
    .select({ brandId: questionary.brandId, id, number, dateStart, method })
    .from(questionary)
    .where(eq(questionary.brandId, brandId))
    .orderBy(first, desc(number))
    .as('questionary');
}

/**
 * Finds the rows before anything else. The order of these steps forces that: the database guesses
 * that a search finds a third of all, and would walk from the newest report on until it met the
 * first ten of a few.
 */
const gathered = ({ tx }: Scope, wanted: SQL | undefined) =>
  tx
    .select({
      brandId: report.brandId,
      questionaryId: report.questionaryId,
      employeeId: report.employeeId,
      createdAt: report.createdAt,
    })
    .from(report)
    .where(wanted)
    .orderBy(asc(report.employeeId))
    .as('report');

function areWanted(scope: Scope, readable: Readable, asked: Asked): SQL | undefined {
  return and(
    eq(report.brandId, scope.brandId),
    eq(report.kind, 'final'),
    ...ofReport(readable, asked),
    among(scope, report.questionaryId, questionary, ofPeriod(asked)),
    among(scope, report.employeeId, employee, ofPerson(asked)),
  );
}

/** Searches the questionaries or the people once each, not once per report. */
function among(
  { tx, brandId }: Scope,
  id: SQLWrapper,
  table: typeof questionary | typeof employee,
  wanted: SQL | undefined,
): SQL | undefined {
  if (!wanted) return undefined;
  const ids = tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.brandId, brandId), wanted));
  return sql`${id} in ${ids}`;
}

const shownOf = ({ tx, brandId }: Scope, page: SQLWrapper) =>
  tx
    .select({
      questionaryId: report.questionaryId,
      employeeId: report.employeeId,
      firstName: employee.firstName,
      lastName: employee.lastName,
      number: questionary.number,
      type: questionary.type,
      method: questionary.method,
      dateStart: questionary.dateStart,
      dateEnd: questionary.dateEnd,
      createdAt: report.createdAt,
      position: position.name,
      subdivision: subdivision.name,
    })
    .from(report)
    .innerJoin(questionary, ofQuestionary)
    .innerJoin(employee, ofEmployee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.kind, 'final'),
        sql`(${report.questionaryId}, ${report.employeeId}) in ${page}`,
      ),
    );

const sortable = {
  number: questionary.number,
  lastName: inAlphabet(employee.lastName),
  dateStart: questionary.dateStart,
  method: sql`${questionary.method}::int`,
  createdAt: report.createdAt,
};

function orders(sort: Asked['sort'] = 'createdAt:d'): SQL[] {
  const [key, direction] = sort.split(':') as [keyof typeof sortable, 'a' | 'd'];
  return [
    (direction === 'a' ? asc : desc)(sortable[key]),
    desc(questionary.number),
    asc(report.employeeId),
  ];
}

function ofReport(readable: Readable, { questionaryId, employeeId, filterList }: Asked) {
  const employeeIds = [employeeId, filterList?.employeeId].filter((id) => id !== undefined);
  return [
    readable === 'everybody' ? undefined : inArray(report.employeeId, [...readable]),
    questionaryId ? eq(report.questionaryId, questionaryId) : undefined,
    ...employeeIds.map((id) => eq(report.employeeId, id)),
  ];
}

function ofPeriod({ filterList = {} }: Asked): SQL | undefined {
  const { fromDateStart, toDateStart, number, year, method, type } = filterList;
  return and(
    fromDateStart ? gte(questionary.dateStart, fromDateStart) : undefined,
    toDateStart ? lte(questionary.dateStart, toDateStart) : undefined,
    number === undefined ? undefined : eq(questionary.number, number),
    or(
      ...(year ?? []).map((one) => between(questionary.dateStart, `${one}-01-01`, `${one}-12-31`)),
    ),
    method ? inArray(questionary.method, method) : undefined,
    type ? inArray(questionary.type, type) : undefined,
  );
}

/** Matches any part of the name or the e-mail. */
function ofPerson({ filterList = {} }: Asked): SQL | undefined {
  const { subdivision: subdivisions, search } = filterList;
  return and(
    subdivisions ? inArray(employee.subdivisionId, subdivisions) : undefined,
    search ? holdsFolded(employee.searchText, search) : undefined,
  );
}
