import { and, asc, count, desc, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { atPosition, atSubdivision } from '#core/employee/server/tables/people.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportGrouping } from '#core/report/contract/reading/report-groupings.ts';
import {
  type getReportGroup,
  mostInGroupsCounted,
  type ReportGroup,
} from '#core/report/contract/report-list.ts';
import { isOneOf } from '#core/report/server/sharing/open-queries.ts';
import { report } from '#core/report/server/tables/report.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import { nameOrder, ofEmployee, pageSize } from './orders.ts';
import { allFound, findWanted, gathered, type WantedReports } from './wanted-queries.ts';

type Asked = Query<typeof getReportGroup>;

interface Groups {
  data: ReportGroup[];
  /** How many groups there are. People are counted up to one more than `mostInGroupsCounted`. */
  count: number;
}
type Grouper = (scope: Scope, wanted: WantedReports, asked: Asked) => Promise<Groups>;

/** The reports that `listReports` lists, as groups with their sizes. */
export async function groupReports(
  scope: Scope,
  readable: Readable,
  asked: Asked,
): Promise<Groups> {
  const wanted = await findWanted(scope, readable, asked);
  return wanted.count > 0 ? groupers[asked.groupBy](scope, wanted, asked) : { data: [], count: 0 };
}

const byEmployee: Grouper = async (scope, wanted, asked) => {
  const { tx, brandId } = scope;
  const { employeeId } = report;
  const { isFew, where } = wanted;
  // As an array, because that is found once. A subquery may be found again for every employee.
  const ids = tx.select({ employeeId }).from(gathered(scope, wanted));
  const found = sql`${employee.id} = any(array(${ids}))`;
  const has = and(wanted.ofReport, eq(employeeId, employee.id));
  const turned = asked.sort === 'lastName:d' ? desc : asc;
  const people = await tx
    .select({
      id: employee.id,
      lastName: employee.lastName,
      firstName: employee.firstName,
      position: position.name,
      subdivision: subdivision.name,
    })
    .from(employee)
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(
      and(
        eq(employee.brandId, brandId),
        isFew
          ? found
          : and(wanted.ofPerson, sql`(select true from ${report} where ${has} limit 1)`),
      ),
    )
    .orderBy(...nameOrder(isFew).map(turned))
    .limit(asked.limit ?? pageSize)
    .offset(asked.offset ?? 0);
  const sizes = await tx
    .select({ id: employeeId, size: count() })
    .from(report)
    .where(and(where, isOneOf(employeeId, idsOf(people))))
    .groupBy(employeeId);
  const all = tx.select({ employeeId }).from(report).where(where).groupBy(employeeId);
  return {
    data: people.map(({ id, lastName, firstName, ...place }) => ({
      groupValue: id,
      groupData: {
        name: shortName({ lastName, firstName }, scope.locale),
        ...place,
        count: sizeOf(sizes, id),
      },
    })),
    count: await tx.$count(all.limit(mostInGroupsCounted + 1).as('some')),
  };
};

const bySubdivision: Grouper = async (scope, wanted, asked) => {
  const { tx, brandId } = scope;
  const { id, name } = subdivision;
  const order = [asc(inAlphabet(name)), asc(id)];
  // In a year or a period most people of a place may have no report: looking for one who has would look at all of them.
  if (wanted.isFew || wanted.isOfDays) {
    const rows = await tx
      .select({ id, name, size: count() })
      .from(wanted.isFew ? gathered(scope, wanted) : allFound(scope, wanted))
      .innerJoin(employee, ofEmployee)
      .innerJoin(subdivision, atSubdivision)
      .groupBy(subdivision.brandId, id)
      .orderBy(...order);
    return { data: pageOf(rows, asked).map(group), count: rows.length };
  }
  const { ofReport, ofPerson } = wanted;
  const there = and(ofEmployee, eq(employee.brandId, brandId), eq(employee.subdivisionId, id));
  const within = sql`from ${employee} join ${report} on ${and(there, ofPerson, ofReport)}`;
  const isAssessed = and(eq(subdivision.brandId, brandId), sql`(select true ${within} limit 1)`);
  // All of them are looked at, as no index has their order.
  const places = await tx
    .select({ id, name })
    .from(subdivision)
    .where(isAssessed)
    .orderBy(...order);
  const page = pageOf(places, asked);
  const { rows: sizes } = await tx.execute<SizeRow>(
    sql`select ${id} as id, ${sizeUpTo(within)} as size from ${subdivision}
      where ${and(eq(subdivision.brandId, brandId), inArray(id, idsOf(page)))}`,
  );
  const data = page.map((place) => group({ ...place, size: sizeOf(sizes, place.id) }));
  return { data, count: places.length };
};

/** There are so few years that all are looked at. */
const byYear: Grouper = async (scope, wanted, asked) => {
  const years = (await listYears(scope, wanted)).map((year) => ({ ...year, name: year.id }));
  if (asked.sort !== 'dateStart:a') years.reverse();
  return { data: pageOf(years, asked).map(group), count: years.length };
};

/** The years that have reports, the earliest first, with how many they have. */
async function listYears(scope: Scope, wanted: WantedReports): Promise<Size[]> {
  const { tx, brandId } = scope;
  const { dateStart } = report;
  if (wanted.isFew) {
    const year = sql<number>`extract(year from ${dateStart})::int`;
    const rows = await tx
      .select({ year, size: count() })
      .from(gathered(scope, wanted))
      .groupBy(year)
      .orderBy(asc(year));
    return rows.map(({ year: id, size }) => ({ id: String(id), size }));
  }
  const [ends] = await tx
    .select({ first: min(dateStart), last: max(dateStart) })
    .from(report)
    .where(wanted.ofReport);
  const people = tx.select({ id: employee.id }).from(employee);
  const found = people.where(and(eq(employee.brandId, brandId), wanted.ofPerson));
  // Written so, people are found once and hashed. A join would find them again for every year.
  const isAbout = wanted.ofPerson && sql`(${inArray(report.employeeId, found)}) is true`;
  const within = sql`from ${report} where ${and(wanted.ofReport, isAbout)}
    and ${dateStart} between make_date(year, 1, 1) and make_date(year, 12, 31)`;
  const first = Number(ends?.first?.slice(0, 4));
  const last = Number(ends?.last?.slice(0, 4));
  const { rows } = await tx.execute<SizeRow>(
    sql`select year::text as id, ${sizeUpTo(within)} as size
      from generate_series(${first}::int, ${last}::int) year order by year`,
  );
  return rows.filter(({ size }) => size > 0);
}

const groupers: Record<ReportGrouping, Grouper> = {
  employee: byEmployee,
  year: byYear,
  subdivision: bySubdivision,
};

interface Size {
  id: string;
  size: number;
}
type SizeRow = Size & Record<string, unknown>;

/** Counts no further than one more than `mostInGroupsCounted`. */
const sizeUpTo = (within: SQL) => sql<number>`(select count(*)::int
  from (select ${within} limit ${mostInGroupsCounted + 1}) counted)`;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const sizeOf = (sizes: readonly Size[], id: string): number =>
  sizes.find((one) => one.id === id)?.size ?? 0;

const pageOf = <Row>(rows: readonly Row[], { limit = pageSize, offset = 0 }: Asked): Row[] =>
  rows.slice(offset, offset + limit);

const group = ({ id, name, size }: Size & { name: string }): ReportGroup => ({
  groupValue: id,
  groupData: { name, position: null, subdivision: null, count: size },
});
