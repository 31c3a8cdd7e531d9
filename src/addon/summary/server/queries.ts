import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isCounted, type Period } from '#addon/heatmap/server/queries.ts';
import { cycle } from '#core/cycle/server/tables/cycle.ts';
import { question, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee, employeeLeader } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import { report } from '#core/report/server/tables/report.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Said } from './said-rules.ts';

/** What the reports of a period say beside the others' marks. Unpacks every content, so it is read once a day. */
export function listSaid(scope: Scope, period: Period, today: string): Promise<Said[]> {
  const asked = sql.raw(period.method === '360' ? 'otherMark' : 'supervisorMark');
  return scope.tx
    .select({
      questionaryId: report.questionaryId,
      personId: report.employeeId,
      competenceIds: sql<string[]>`${report.competenceIds}`,
      selfMarks: sql<
        (number | null)[]
      >`jsonb_path_query_array(${report.content}, '$.competenceMarkList[*].selfMark')`,
      questions: sql<Said['questions']>`(
        select jsonb_agg(jsonb_build_array(
          jsonb_path_query_array(one, '$.questionMarkList[*].questionId'),
          jsonb_path_query_array(one, '$.questionMarkList[*].${asked}')) order by nth)
        from jsonb_array_elements(${report.content} -> 'competenceMarkList')
          with ordinality as row_of (one, nth))`,
    })
    .from(report)
    .where(isCounted(scope, period, today));
}

/** Departments and cycles by name and number, and with names everybody who leads somebody today. */
export async function listChoices(
  { tx, brandId, locale }: Scope,
  { withNames }: { withNames: boolean },
) {
  const subdivisions = await tx
    .select({ id: subdivision.id, name: subdivision.name })
    .from(subdivision)
    .where(eq(subdivision.brandId, brandId))
    .orderBy(subdivision.name);
  const leaders = await tx
    .selectDistinctOn([employee.lastName, employee.firstName, employee.id], {
      id: employee.id,
      name: shortName(employee, locale),
    })
    .from(employeeLeader)
    .innerJoin(
      employee,
      and(eq(employee.brandId, employeeLeader.brandId), eq(employee.id, employeeLeader.leaderId)),
    )
    .where(and(eq(employeeLeader.brandId, brandId), withNames ? undefined : sql`false`))
    .orderBy(asc(employee.lastName), asc(employee.firstName), asc(employee.id));
  const cycles = await tx
    .select({ id: cycle.id, name: cycle.name })
    .from(cycle)
    .where(and(eq(cycle.brandId, brandId), ne(cycle.status, 'created')))
    .orderBy(desc(cycle.number));
  return { subdivision: subdivisions, leader: leaders, cycle: cycles };
}

export async function findSubdivisionName({ tx, brandId }: Scope, id: string) {
  const [row] = await tx
    .select({ name: subdivision.name })
    .from(subdivision)
    .where(and(eq(subdivision.brandId, brandId), eq(subdivision.id, id)));
  return row?.name;
}

/** Somebody of the company, with everybody whom they lead today. */
export async function findLeader({ tx, brandId, locale }: Scope, id: string) {
  const [row] = await tx
    .select({
      name: shortName(employee, locale),
      personIds: sql<string[]>`array(
        select employee_id::text from ${employeeLeader}
        where brand_id = ${brandId} and leader_id = ${id})`,
    })
    .from(employee)
    .where(and(eq(employee.brandId, brandId), eq(employee.id, id)));
  return row;
}

export async function findCycle(
  { tx, brandId }: Scope,
  id: string,
): Promise<{ name: string; period: Period } | undefined> {
  const [row] = await tx
    .select({ name: cycle.name, method: cycle.method, dateStart: cycle.dateStart })
    .from(cycle)
    .where(and(eq(cycle.brandId, brandId), eq(cycle.id, id)));
  if (!row) return undefined;
  const { name, method, dateStart } = row;
  return { name, period: { year: Number(dateStart.slice(0, 4)), method: method as Method } };
}

/** The texts of these questions as they are asked today, by id. */
export async function listQuestionTexts(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: question.id, text: question.text })
    .from(question)
    .where(and(eq(question.brandId, brandId), inArray(question.id, [...ids])));
  return new Map(rows.map(({ id, text }) => [id, text]));
}
