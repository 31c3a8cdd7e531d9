import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';
import { inIso, isOwnedBy, isSeenBy, type PlanReader, plansOfPeople } from './reach-queries.ts';

export interface PlanRow {
  id: string;
  version: number;
  employeeId: string;
  firstName: string;
  lastName: string;
  middleName: string | null;
  questionaryId: string;
  isShared: boolean;
  /** ISO 8601. */
  createdAt: string;
  closedAt: string | null;
}

const columns = sql`p.id, p.version, p.employee_id as "employeeId", e.first_name as "firstName",
  e.last_name as "lastName", e.middle_name as "middleName", p.questionary_id as "questionaryId",
  p.is_shared as "isShared", p.created_at as "createdAt", p.closed_at as "closedAt"`;

async function findOne(scope: Scope, wanted: SQL, rest: SQL): Promise<PlanRow | undefined> {
  const { rows } = await scope.tx.execute<PlanRow & Record<string, unknown>>(sql`
    select ${columns} from ${plansOfPeople}
    where p.brand_id = ${scope.brandId} and ${wanted} ${rest}`);
  const [row] = rows;
  return row && inIso(row);
}

/** One plan that the reader may read. A lock waits for whoever changes it, and looks again whether they may. */
export const findPlan = (
  scope: Scope,
  reader: PlanReader,
  id: string,
  { lock = false } = {},
): Promise<PlanRow | undefined> =>
  findOne(scope, sql`p.id = ${id} and ${isSeenBy(reader)}`, lock ? sql`for update of p` : sql``);

/** The open plan of somebody, locked. */
export const lockOpenPlan = (scope: Scope, employeeId: string): Promise<PlanRow | undefined> =>
  findOne(scope, sql`${isOwnedBy(employeeId)} and p.closed_at is null`, sql`for update of p`);

/** Somebody's open plan, or their last. */
export const findLatestOwn = (scope: Scope, reader: PlanReader): Promise<PlanRow | undefined> =>
  findOne(
    scope,
    isOwnedBy(reader.employeeId),
    sql`order by p.closed_at is null desc, p.created_at desc, p.id limit 1`,
  );

/** The last plan that somebody made before that report about them, for whoever may read it (rule 157). */
export const findPlanBefore = (
  scope: Scope,
  reader: PlanReader,
  report: { employeeId: string; questionaryId: string; createdAt: string },
): Promise<PlanRow | undefined> =>
  findOne(
    scope,
    sql`p.employee_id = ${report.employeeId} and p.questionary_id <> ${report.questionaryId}
      and p.created_at < ${report.createdAt}::timestamptz and ${isSeenBy(reader)}`,
    sql`order by p.created_at desc, p.id limit 1`,
  );

interface NewPlan {
  employeeId: string;
  questionaryId: string;
  isShared: boolean;
}

/** Returns the new plan's id; undefined where another one has been opened meanwhile. */
export async function insertPlan(
  { tx, brandId }: Scope,
  { employeeId, questionaryId, isShared }: NewPlan,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into plan (brand_id, id, employee_id, questionary_id, is_shared, created_at)
    values (${brandId}, ${randomUUID()}, ${employeeId}, ${questionaryId}, ${isShared}, ${now.toISOString()})
    on conflict (brand_id, employee_id) where closed_at is null do nothing
    returning id`);
  return rows[0]?.id;
}

export async function savePlanRow(
  { tx, brandId }: Scope,
  { id, isShared }: Pick<PlanRow, 'id' | 'isShared'>,
): Promise<void> {
  await tx.execute(sql`
    update plan set is_shared = ${isShared}, version = version + 1
    where brand_id = ${brandId} and id = ${id}`);
}

export async function closePlanRow({ tx, brandId }: Scope, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update plan set closed_at = ${now.toISOString()}, version = version + 1
    where brand_id = ${brandId} and id = ${id}`);
}

const hasLeft = sql`(e.fired_at is not null or e.deleted_at is not null)`;

/** In the brand `b` somebody has left whose plan is open. */
export const hasPlansOfLeavers: SQL = sql`exists (select from ${plansOfPeople}
  where p.brand_id = b.id and p.closed_at is null and ${hasLeft})`;

export async function closeOfLeavers({ tx, brandId }: Scope, now: Date): Promise<void> {
  await tx.execute(sql`
    update plan set closed_at = ${now.toISOString()}, version = version + 1
    where brand_id = ${brandId} and closed_at is null and employee_id in (
      select e.id from employee e where e.brand_id = ${brandId} and ${hasLeft})`);
}
