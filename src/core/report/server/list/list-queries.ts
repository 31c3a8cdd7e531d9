import { and, asc, desc, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { getReportList } from '#core/report/contract/report-list.ts';
import {
  isOpenTo,
  ofQuestionary,
  sharingShown,
  toSharing,
} from '#core/report/server/sharing/open-queries.ts';
import { methodInOrder, type ReportKey, report } from '#core/report/server/tables/report.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { nameOrder, ofEmployee, pageSize } from './orders.ts';
import { findWanted, gathered, type WantedReports } from './wanted-queries.ts';

type Asked = Query<typeof getReportList>;

/**
 * Final reports about those subjects, newest first unless sorted otherwise. `count` goes no further
 * than one more than `mostReportsCounted`.
 */
export async function listReports(scope: Scope, readable: Readable, asked: Asked) {
  const wanted = await findWanted(scope, readable, asked);
  const { count } = wanted;
  if (count === 0) return { data: [], count };
  const page = inOrder(scope, wanted, asked.sort)
    .limit(asked.limit ?? pageSize)
    .offset(asked.offset ?? 0);
  const hasPrevious = sql<boolean>`${and(eq(report.method, '360'), exists(previousOf(scope, readable)))}`;
  const rows = await shownOf(scope, page, { hasPrevious }).orderBy(...orders(asked.sort, true));
  const data = rows.map(({ releasedAt, holdNote, way, until, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    opening: toSharing({ releasedAt, holdNote, way, until }, readable),
  }));
  return { data, count };
}

/** The keys of those, in this order: chosen by what indexes hold, before any row is read. */
function inOrder(scope: Scope, wanted: WantedReports, sort: Asked['sort']) {
  const { isFew, where } = wanted;
  const { questionaryId, employeeId } = report;
  const all = scope.tx
    .select({ questionaryId, employeeId })
    .from(isFew ? gathered(scope, wanted) : report)
    .$dynamic();
  return (sort?.startsWith('lastName') ? all.innerJoin(employee, ofEmployee) : all)
    .where(isFew ? undefined : where)
    .orderBy(...orders(sort, isFew));
}

/**
 * All that the list would show, page after page. They come as one text: a hundred thousand rows
 * would keep the process busy for a good while.
 */
export async function listAllKeys(
  scope: Scope,
  readable: Readable,
  asked: Omit<Asked, 'limit' | 'offset'>,
): Promise<ReportKey[]> {
  const wanted = await findWanted(scope, readable, asked);
  const { rows } = await scope.tx.execute<{ keys: string | null }>(
    sql`select string_agg(questionary_id || ' ' || employee_id, ',') as keys
      from (${inOrder(scope, wanted, asked.sort)}) chosen`,
  );
  const keys = rows[0]?.keys?.split(',') ?? [];
  return keys.map((key) => {
    const [questionaryId = '', employeeId = ''] = key.split(' ');
    return { questionaryId, employeeId };
  });
}

/** The rows of these reports, in the same order. */
export async function listRows(scope: Scope, keys: readonly ReportKey[]) {
  const ids = (key: keyof ReportKey) => sql.param(keys.map((one) => one[key]));
  const rows = await shownOf(
    scope,
    sql`(select * from unnest(${ids('questionaryId')}::uuid[], ${ids('employeeId')}::uuid[]))`,
    {},
  );
  const placed = new Map(rows.map((row) => [placeOf(row), row]));
  return keys.flatMap((key) => placed.get(placeOf(key)) ?? []);
}

const placeOf = ({ questionaryId, employeeId }: ReportKey) => `${questionaryId} ${employeeId}`;

const shownOf = <Beside extends Record<string, SQL>>(
  { tx, brandId }: Scope,
  page: SQLWrapper,
  beside: Beside,
) =>
  tx
    .select({
      ...beside,
      questionaryId: report.questionaryId,
      employeeId: report.employeeId,
      firstName: employee.firstName,
      lastName: employee.lastName,
      photoUrl: employee.photoUrl,
      number: report.number,
      type: report.type,
      method: report.method,
      dateStart: report.dateStart,
      dateEnd: report.dateEnd,
      createdAt: report.createdAt,
      position: position.name,
      subdivision: subdivision.name,
      ...sharingShown,
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

const earlier = alias(report, 'earlier');

/** The reports that `findPrevious` chooses from. The index by person holds all that is asked of them. */
const previousOf = ({ tx }: Scope, readable: Readable) =>
  tx
    .select({ number: earlier.number })
    .from(earlier)
    .where(
      and(
        eq(earlier.brandId, report.brandId),
        eq(earlier.employeeId, report.employeeId),
        eq(earlier.kind, 'final'),
        eq(earlier.method, '360'),
        isOpenTo(readable, earlier),
        sql`(${earlier.createdAt}, ${earlier.number}) < (${report.createdAt}, ${report.number})`,
      ),
    );

/** Each order is an index's, backwards as well, so equals are turned around too. */
const one = [report.number, report.employeeId];
const sortable = {
  number: () => one,
  lastName: (isFew: boolean) => [...nameOrder(isFew), ...one],
  dateStart: () => [report.dateStart, ...one],
  method: () => [methodInOrder(report.method), ...one],
  type: () => [report.type, ...one],
  createdAt: () => [report.createdAt, ...one],
};

function orders(sort: Asked['sort'] = 'createdAt:d', isFew: boolean): SQL[] {
  const [key, direction] = sort.split(':') as [keyof typeof sortable, 'a' | 'd'];
  return sortable[key](isFew).map((column) => (direction === 'a' ? asc : desc)(column));
}
