import { sql } from 'drizzle-orm';
import {
  approverBeside,
  firstLeaderOf,
  isOnlyHr,
  worksHereAs,
} from '#core/cycle/server/record/approver-queries.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type {
  CycleApprover,
  CycleChooser,
  CycleLimits,
  CycleStatus,
  SubjectState,
} from '#core/questionary/contract/rules/cycle.ts';
import type { Method, SmallGroups } from '#platform/contract/rules/methods.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Which list: whose, in which cycle. */
export interface WhichList {
  cycleId: string;
  employeeId: string;
}

/** A person of a cycle with all that decides about their list. */
export interface ListRow {
  cycleId: string;
  cycleName: string;
  message: string | null;
  status: CycleStatus;
  method: Method;
  isAnonymous: boolean;
  smallGroups: SmallGroups;
  chosenBy: CycleChooser;
  approvedBy: CycleApprover;
  limits: CycleLimits;
  perRater: number;
  chooseUntil: string | null;
  dateStart: string;
  dateEnd: string;
  employeeId: string;
  firstName: string;
  lastName: string;
  middleName: string | null;
  position: string;
  subdivision: string;
  /** Has left the company. */
  isGone: boolean;
  state: SubjectState;
  /** Choosing was over before the list was sent. */
  isLate: boolean;
  note: string | null;
  version: number;
  /** Who says yes; null where it is HR, or nobody. */
  approverId: string | null;
  approverName: string | null;
  /** The person assessed is HR, and nobody else is. */
  isOnlyHr: boolean;
  /** The first of their leaders, who makes the list where leaders do. */
  leaderId: string | null;
  questionaryId: string | null;
  isAnswering: boolean;
  /** The anonymity threshold when the questionary went to work; null before. */
  frozenThreshold: number | null;
}

/** Locks the cycle against HR and the clock; people of it go on beside each other. */
export async function lockCycles(
  { tx, brandId }: Scope,
  cycleIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    select from cycle where brand_id = ${brandId} and id in ${idList(cycleIds)}
    order by id for share`);
}

/**
 * Those of these lists that there are, by cycle and person. `lock`: their rows until the transaction ends, so
 * that of two who decide about one at once, the second finds what the first has done. The approver is looked up
 * once ("offset 0"): their name would be looked for among all employees.
 */
export async function findLists(
  { tx, brandId, locale }: Scope,
  which: readonly WhichList[],
  { lock }: { lock: boolean },
): Promise<ListRow[]> {
  const { rows } = await tx.execute<ListRow & Record<string, unknown>>(sql`
    select c.id as "cycleId", c.name as "cycleName", c.message, c.status, c.method,
      c.is_anonymous as "isAnonymous", c.small_groups as "smallGroups", c.chosen_by as "chosenBy",
      c.approved_by as "approvedBy", c.limits, c.per_rater as "perRater", c.choose_until::text as "chooseUntil",
      c.date_start::text as "dateStart", c.date_end::text as "dateEnd",
      e.id as "employeeId", e.first_name as "firstName", e.last_name as "lastName",
      e.middle_name as "middleName", p.name as position, d.name as subdivision,
      not (${worksHereAs('e')}) as "isGone", s.state, s.note, s.version,
      s.is_late as "isLate",
      said.approver_id as "approverId", ${isOnlyHr} as "isOnlyHr", led.leader_id as "leaderId",
      (select ${shortNameIn('a', locale)} from employee a
        where a.brand_id = s.brand_id and a.id = said.approver_id) as "approverName",
      s.questionary_id as "questionaryId", coalesce(q.status = 'inwork', false) as "isAnswering",
      q.anonymity_threshold as "frozenThreshold"
    from jsonb_to_recordset(${JSON.stringify(which)}::jsonb)
      as w("cycleId" uuid, "employeeId" uuid)
    join cycle_subject s on s.brand_id = ${brandId} and s.cycle_id = w."cycleId"
      and s.employee_id = w."employeeId"
    join cycle c on c.brand_id = s.brand_id and c.id = s.cycle_id
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    join position p on p.brand_id = e.brand_id and p.id = e.position_id
    join subdivision d on d.brand_id = e.brand_id and d.id = e.subdivision_id
    left join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id
    cross join lateral (select ${firstLeaderOf} as leader_id offset 0) led
    cross join lateral (select ${approverBeside(sql`led.leader_id`)} as approver_id offset 0) said
    order by s.cycle_id, s.employee_id
    ${lock ? sql`for update of s` : sql``}`);
  return rows;
}

/** Sets what these lists have become, all in one statement. */
export async function updateLists(
  { tx, brandId }: Scope,
  which: readonly WhichList[],
  { state, note }: { state: SubjectState; note: string | null },
): Promise<void> {
  await tx.execute(sql`
    update cycle_subject s set state = ${state}, note = ${note}, problem = null,
      version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(which)}::jsonb)
      as w("cycleId" uuid, "employeeId" uuid)
    where s.brand_id = ${brandId} and s.cycle_id = w."cycleId" and s.employee_id = w."employeeId"`);
}
