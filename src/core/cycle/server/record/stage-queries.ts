import { sql } from 'drizzle-orm';
import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import { type CycleStage, cycleStages } from '#core/questionary/contract/rules/cycle.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { approverOf } from './approver-queries.ts';

/** In all SQL of a cycle `c` is the cycle, `s` one of its people, `q` their questionary, `r` its report. */

/** People of cycles with what became of them. */
export const subjectsAtWork = sql`cycle_subject s
  left join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id
  left join report r on r.brand_id = s.brand_id and r.questionary_id = s.questionary_id
    and r.employee_id = s.employee_id and r.kind = 'final'`;

/** Whether nothing but days keeps the person `s` of a cycle from going to work (rule 26c). */
export const waitsForRaters = sql`(s.problem is not null and not jsonb_path_exists(s.problem,
  '$[*].key ? (@ != "questionaryMessages.held.inWork" && @ != "questionaryMessages.held.until")'))`;

/** How long after a questionary's end its report may still be on its way, in ms. */
const making = 60 * 60 * 1000;

/** Where somebody of `subjectsAtWork` stands. */
export const stageOf = (now: Date) => sql<CycleStage>`case
  when s.state = 'leftOut' then 'leftOut'
  when s.state = 'ready' and ${waitsForRaters} then 'waiting'
  when s.state = 'ready' and s.problem is not null then 'problem'
  when s.state <> 'launched' then s.state
  when q.status = 'created' then 'draft'
  when q.status = 'inwork' then 'answering'
  when r.released_at is not null then 'released'
  when r.employee_id is not null then 'toRelease'
  when q.done_at > ${new Date(now.getTime() - making).toISOString()}::timestamptz then 'making'
  else 'noReport' end`;

export type StageCounts = Record<CycleStage, number>;
export const stageCountsOf = (found: Partial<StageCounts>): StageCounts =>
  Object.fromEntries(cycleStages.map((stage) => [stage, found[stage] ?? 0])) as StageCounts;

export interface CycleCounts {
  stageCounts: StageCounts;
  /** How many assignments its questionaries have and how many are answered, without those about the reader (rule 129). */
  answered: { passedCount: number; totalCount: number };
  /** Lists that have been sent and that only HR may approve. */
  toApproveCount: number;
  /** With whom, other than HR, sent lists wait. */
  approverList: ListedCycle['approverList'];
}

/** The approvers with the most lists are named. */
const mostNamed = 3;

/** How far these cycles are, by their ids. */
export async function countStages(
  { tx, brandId }: Scope,
  cycleIds: readonly string[],
  { now, readerId }: { now: Date; readerId: string | null },
): Promise<Map<string, CycleCounts>> {
  if (cycleIds.length === 0) return new Map();
  const { rows } = await tx.execute<{
    id: string;
    stages: Partial<StageCounts> | null;
    passedCount: number;
    totalCount: number;
    toApproveCount: number;
    approverList: CycleCounts['approverList'];
  }>(sql`
    with asked (id) as ${idList(cycleIds)}, staged as (
      select s.cycle_id as id, ${stageOf(now)} as stage, count(*)::int as number
      from ${subjectsAtWork}
      where s.brand_id = ${brandId} and s.cycle_id in (select id from asked)
      group by 1, 2
    ), sent as (
      select s.cycle_id as id, ${approverOf} as approver_id, count(*)::int as number
      from cycle c join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
      where c.brand_id = ${brandId} and c.id in (select id from asked) and s.state = 'approval'
        and c.approved_by <> 'nobody'
      group by 1, 2
    ), named as (
      select sent.id, jsonb_build_object('id', b.id, 'firstName', b.first_name,
          'lastName', b.last_name, 'count', sent.number) as approver,
        row_number() over (partition by sent.id
          order by sent.number desc, b.last_name, b.first_name, b.id) as place
      from sent join employee b on b.brand_id = ${brandId} and b.id = sent.approver_id
    ), answered as (
      select q.cycle_id as id, count(*)::int as total,
        count(*) filter (where a.status = 'done')::int as passed
      from questionary q
      join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
      where q.brand_id = ${brandId} and q.cycle_id in (select id from asked)
        and a.subject_id is distinct from ${readerId}
      group by 1
    )
    select asked.id, coalesce(answered.passed, 0) as "passedCount",
      coalesce(answered.total, 0) as "totalCount",
      coalesce((select number from sent where sent.id = asked.id and approver_id is null), 0)
        as "toApproveCount",
      coalesce((select jsonb_agg(approver order by place) from named
        where named.id = asked.id and place <= ${mostNamed}), '[]') as "approverList",
      (select jsonb_object_agg(stage, number) from staged where staged.id = asked.id) as stages
    from asked left join answered on answered.id = asked.id`);
  return new Map(
    rows.map(({ id, stages, toApproveCount, approverList, ...answered }) => [
      id,
      { stageCounts: stageCountsOf(stages ?? {}), answered, toApproveCount, approverList },
    ]),
  );
}

/** Who still has to answer something in it today, each once; nothing about the reader themself (rule 129). */
export async function listPending(
  { tx, brandId }: Scope,
  cycleId: string,
  { today, readerId }: { today: string; readerId: string | null },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct a.participant_id as id
    from questionary q
    join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
    join employee e on e.brand_id = a.brand_id and e.id = a.participant_id
    where q.brand_id = ${brandId} and q.cycle_id = ${cycleId} and q.status = 'inwork'
      and q.date_start <= ${today} and q.date_end >= ${today} and a.status <> 'done'
      and a.declined is null and a.subject_id is distinct from ${readerId}
      and e.deleted_at is null and e.fired_at is null`);
  return rows.map(({ id }) => id);
}
