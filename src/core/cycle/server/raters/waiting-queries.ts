import { type SQL, sql } from 'drizzle-orm';
import {
  approverOf,
  firstLeaderOf,
  worksHereAs,
} from '#core/cycle/server/record/approver-queries.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { WhichList } from './list-queries.ts';

/** A list that waits for somebody. `own`: their own, to be chosen; `choose`: of somebody they lead. */
export interface WaitingRow extends WhichList {
  /** The person for whom the list waits. Null: it waits for HR. */
  personId: string | null;
  kind: 'own' | 'choose' | 'approve';
  cycleName: string;
  /** The name of the person whose list it is. */
  name: string;
  chooseUntil: string | null;
  dateStart: string;
}

/** Whose tasks are looked for: those of these people, or of everybody. */
export type Whose = readonly string[] | 'everybody';

interface Asked {
  brandId: string;
  locale: Locale;
  /** One statement does for one person as for thousands. */
  whose: Whose;
  today: string;
}

/** The person of this expression is among those. */
export const isAmong = (person: SQL, whose: Whose): SQL =>
  whose === 'everybody' ? sql`${person} is not null` : sql`${person} in ${idList(whose)}`;

const columns = (
  locale: Locale,
) => sql`s.cycle_id as "cycleId", s.employee_id as "employeeId", c.name as "cycleName",
  c.choose_until::text as "chooseUntil", c.date_start::text as "dateStart",
  ${shortNameIn('e', locale)} as name,
  e.last_name, e.first_name`;
const openLists = sql`cycle c
  join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
  join employee e on e.brand_id = s.brand_id and e.id = s.employee_id`;
const isOpen = (brandId: string) => sql`c.brand_id = ${brandId}
  and c.status in ('nominating', 'inwork') and ${worksHereAs('e')}`;
/** Sent, or not sent by the first day: then who chooses has had their time. */
const isForApproval = (today: string) => sql`(s.state = 'approval'
  or (s.state = 'choosing' and c.approved_by <> 'nobody' and c.date_start <= ${today}))`;
const isForChoice = (today: string) => sql`s.state = 'choosing' and c.date_start > ${today}`;

/** What waits for these people, as rows of `WaitingRow` and the names to sort by. */
function waitingFor({ brandId, locale, whose, today }: Asked): SQL {
  // For named people it is enough to look at the lists of those whom they lead.
  const isLed =
    whose === 'everybody'
      ? sql`true`
      : sql`exists (select from employee_leader l where l.brand_id = s.brand_id
          and l.employee_id = s.employee_id and ${isAmong(sql`l.leader_id`, whose)})`;
  const isGiven = whose === 'everybody' ? sql`true` : isAmong(sql`s.approver_id`, whose);
  return sql`
    select s.employee_id as "personId", 'own' as kind, ${columns(locale)} from ${openLists}
    where ${isOpen(brandId)} and c.chosen_by = 'subject' and ${isForChoice(today)}
      and ${isAmong(sql`s.employee_id`, whose)}
    union all
    select ${firstLeaderOf}, 'choose', ${columns(locale)} from ${openLists}
    where ${isOpen(brandId)} and c.chosen_by = 'leader' and ${isForChoice(today)}
      and ${isLed} and ${isAmong(firstLeaderOf, whose)}
    union all
    select ${approverOf}, 'approve', ${columns(locale)} from ${openLists}
    where ${isOpen(brandId)} and c.approved_by <> 'nobody' and ${isForApproval(today)}
      and (${isGiven} or ${isLed}) and ${isAmong(approverOf, whose)}`;
}

/** The lists that wait for HR: nobody else may approve them. HR's person `ownId` doesn't get their own list. */
const waitingForHr = (
  { brandId, locale }: Pick<Scope, 'brandId' | 'locale'>,
  ownId: string | null,
  today: string,
): SQL => sql`
  select null::uuid as "personId", 'approve' as kind, ${columns(locale)} from ${openLists}
  where ${isOpen(brandId)} and c.approved_by <> 'nobody' and ${isForApproval(today)}
    and ${approverOf} is null and s.employee_id is distinct from ${ownId}`;

const inOrder = sql`"dateStart", "cycleId", ${inAlphabet(sql`last_name`)},
  ${inAlphabet(sql`first_name`)}, "employeeId"`;

/** Lists that wait for these people, by day and name. One statement, however many they are. */
export async function listWaitingLists(
  { tx, brandId, locale }: Scope,
  whose: Whose,
  today: string,
): Promise<WaitingRow[]> {
  if (whose.length === 0) return [];
  const { rows } = await tx.execute<WaitingRow & Record<string, unknown>>(sql`
    select * from (${waitingFor({ brandId, locale, whose, today })}) waiting order by ${inOrder}`);
  return rows;
}

/** How many lists wait for HR, by cycle. */
export async function countWaitingForHr(
  { tx, brandId, locale }: Scope,
  employeeId: string | null,
  today: string,
): Promise<(Pick<WaitingRow, 'cycleId' | 'cycleName' | 'dateStart'> & { count: number })[]> {
  const { rows } = await tx.execute<
    Pick<WaitingRow, 'cycleId' | 'cycleName' | 'dateStart'> & { count: number }
  >(sql`
    select "cycleId", "cycleName", "dateStart", count(*)::int as count
    from (${waitingForHr({ brandId, locale }, employeeId, today)}) waiting
    group by 1, 2, 3 order by "dateStart", "cycleId"`);
  return rows;
}

/** A page of what waits for one person to be decided: all but their own list. */
export async function pageOfWaiting(
  { tx, brandId, locale }: Scope,
  { employeeId, isHr }: { employeeId: string | null; isHr: boolean },
  { limit, offset, today }: { limit: number; offset: number; today: string },
): Promise<{ rows: WaitingRow[]; count: number }> {
  const sources = [
    ...(employeeId ? [waitingFor({ brandId, locale, whose: [employeeId], today })] : []),
    ...(isHr ? [waitingForHr({ brandId, locale }, employeeId, today)] : []),
  ];
  if (sources.length === 0) return { rows: [], count: 0 };
  const { rows } = await tx.execute<WaitingRow & { total: number } & Record<string, unknown>>(sql`
    select waiting.*, (count(*) over ())::int as total
    from (${sql.join(sources, sql` union all `)}) waiting where kind <> 'own'
    order by ${inOrder} limit ${limit} offset ${offset}`);
  return { rows, count: rows[0]?.total ?? 0 };
}
