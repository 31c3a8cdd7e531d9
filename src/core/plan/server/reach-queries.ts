import { type SQL, sql } from 'drizzle-orm';

/** Whoever asks for plans. Without a record in the directory they have none and lead nobody. */
export interface PlanReader {
  employeeId: string | null;
}

/** Plans `p` with their owners `e`, to select from. */
export const plansOfPeople = sql`plan p
  join employee e on e.brand_id = p.brand_id and e.id = p.employee_id`;

/** A condition on `e`: they work here. What they have shared ends with their leaving. */
export const ownerWorksHere = sql`e.deleted_at is null and e.fired_at is null`;

/** A plan `p` is shared with whoever leads its person now, not with who did so before (rule 154). */
export const isLedBy = (leaderId: SQL | string | null): SQL => sql`exists (
  select from employee_leader l where l.brand_id = p.brand_id and l.employee_id = p.employee_id
    and l.leader_id = ${leaderId}::uuid and l.leader_id <> p.employee_id)`;

export const isSharedWith = (leaderId: SQL | string | null): SQL =>
  sql`(p.is_shared and ${ownerWorksHere} and ${isLedBy(leaderId)})`;

export const isOwnedBy = (employeeId: string | null): SQL =>
  sql`p.employee_id = ${employeeId}::uuid`;

/** This is the only place that says who reads a plan: for everybody else it is not there. */
export const isSeenBy = ({ employeeId }: PlanReader): SQL =>
  sql`(${isOwnedBy(employeeId)} or ${isSharedWith(employeeId)})`;

/** A row with its moments as they leave: ISO 8601. */
export const inIso = <R extends { createdAt: string; closedAt: string | null }>(row: R): R => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  closedAt: row.closedAt && new Date(row.closedAt).toISOString(),
});
