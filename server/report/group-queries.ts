import { and, asc, count, desc, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/call/endpoint.ts';
import {
  type getReportGroup,
  mostInGroupCounted,
  mostReportsCounted,
  type ReportGroup,
  type ReportGrouping,
} from '#contract/report.ts';
import { shortName } from '#contract/rules/names.ts';
import { atPosition, atSubdivision } from '#server/db/people.ts';
import { employee, position, subdivision } from '#server/db/schema/directory.ts';
import { report } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';
import { inAlphabet } from '#server/db/search.ts';
import type { Readable } from '#server/questionary/work/reader-rules.ts';
import { ofEmployee, pageSize } from './list-queries.ts';
import { countUpTo, findWanted, inYear, isOneOf, type Wanted } from './wanted-queries.ts';

type Asked = Query<typeof getReportGroup>;

interface Groups {
  data: ReportGroup[];
  /** Of groups, up to one more than `mostReportsCounted`. */
  count: number;
}
type Grouper = (scope: Scope, wanted: Wanted, asked: Asked) => Promise<Groups>;

/** The reports that `listReports` lists, as groups with their sizes. */
export async function groupReports(
  scope: Scope,
  readable: Readable,
  asked: Asked,
): Promise<Groups> {
  const wanted = await findWanted(scope, readable, asked);
  return wanted.count > 0 ? groupers[asked.groupBy](scope, wanted, asked) : { data: [], count: 0 };
}

const byEmployee: Grouper = async (scope, { reports, where }, asked) => {
  const { tx, brandId } = scope;
  const { employeeId } = report;
  const turned = asked.sort === 'lastName:d' ? desc : asc;
  const assessed = tx.select({ employeeId }).from(reports).where(where);
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
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, assessed)))
    .orderBy(
      turned(inAlphabet(employee.lastName)),
      turned(inAlphabet(employee.firstName)),
      turned(employee.id),
    )
    .limit(asked.limit ?? pageSize)
    .offset(asked.offset ?? 0);
  const sizes = await tx
    .select({ id: employeeId, count: count() })
    .from(reports)
    .where(and(where, isOneOf(employeeId, idsOf(people))))
    .groupBy(employeeId);
  const some = tx.select({ employeeId }).from(reports).where(where).groupBy(employeeId);
  return {
    data: people.map(({ id, lastName, firstName, ...place }) => ({
      groupValue: id,
      groupData: { name: shortName({ lastName, firstName }), ...place, count: sizeOf(sizes, id) },
    })),
    count: await tx.$count(some.limit(mostReportsCounted + 1).as('some')),
  };
};

const bySubdivision: Grouper = async (scope, wanted, asked) => {
  const { tx, brandId } = scope;
  const { reports, where } = wanted;
  const theirs = tx
    .select({ id: employee.subdivisionId })
    .from(reports)
    .innerJoin(employee, ofEmployee)
    .where(where);
  const isAssessed = and(eq(subdivision.brandId, brandId), inArray(subdivision.id, theirs));
  const places = await tx
    .select({ id: subdivision.id, name: subdivision.name })
    .from(subdivision)
    .where(isAssessed)
    .orderBy(asc(inAlphabet(subdivision.name)), asc(subdivision.id))
    .limit(asked.limit ?? pageSize)
    .offset(asked.offset ?? 0);
  const sizes = await sizesOfSubdivisions(scope, wanted, idsOf(places));
  return {
    data: places.map(({ id, name }) => group(id, name, sizeOf(sizes, id))),
    count: await tx.$count(subdivision, isAssessed),
  };
};

async function sizesOfSubdivisions(scope: Scope, wanted: Wanted, ids: string[]): Promise<Size[]> {
  const { tx, brandId } = scope;
  const { subdivisionId } = employee;
  if (wanted.isGathered) {
    return tx
      .select({ id: subdivisionId, count: count() })
      .from(wanted.reports)
      .innerJoin(employee, ofEmployee)
      .groupBy(subdivisionId);
  }
  return countedEach(scope, wanted, ids, (id) => {
    const people = tx.select({ id: employee.id }).from(employee);
    const own = people.where(and(eq(employee.brandId, brandId), eq(subdivisionId, id)));
    return inArray(report.employeeId, own);
  });
}

/** There are so few years that all are looked at. */
const byYear: Grouper = async (scope, wanted, asked) => {
  const years = (await sizesOfYears(scope, wanted))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.id.localeCompare(a.id));
  if (asked.sort === 'dateStart:a') years.reverse();
  const { limit = pageSize, offset = 0 } = asked;
  return {
    data: years.slice(offset, offset + limit).map(({ id, count }) => group(id, id, count)),
    count: years.length,
  };
};

async function sizesOfYears(scope: Scope, wanted: Wanted): Promise<Size[]> {
  const { tx } = scope;
  const { reports, where } = wanted;
  const { dateStart } = report;
  if (wanted.isGathered) {
    const year = sql<string>`to_char(${dateStart}, 'YYYY')`;
    return tx.select({ id: year, count: count() }).from(reports).groupBy(year);
  }
  const [ends] = await tx
    .select({ first: min(dateStart), last: max(dateStart) })
    .from(report)
    .where(where);
  const [first, last] = [Number(ends?.first?.slice(0, 4)), Number(ends?.last?.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, more) => String(first + more));
  return countedEach(scope, wanted, years, inYear);
}

const groupers: Record<ReportGrouping, Grouper> = {
  employee: byEmployee,
  year: byYear,
  subdivision: bySubdivision,
};

interface Size {
  id: string;
  count: number;
}

/** Too many to gather: each group is counted for itself, up to one more than `mostInGroupCounted`. */
function countedEach(
  scope: Scope,
  { where }: Wanted,
  ids: readonly string[],
  isIn: (id: string) => SQL,
): Promise<Size[]> {
  return Promise.all(
    ids.map(async (id) => ({
      id,
      count: await countUpTo(scope, mostInGroupCounted, and(where, isIn(id))),
    })),
  );
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const sizeOf = (sizes: readonly Size[], id: string): number =>
  sizes.find((one) => one.id === id)?.count ?? 0;

const group = (groupValue: string, name: string, size: number): ReportGroup => ({
  groupValue,
  groupData: { name, position: null, subdivision: null, count: size },
});
