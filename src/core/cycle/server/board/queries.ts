import { type SQL, sql } from 'drizzle-orm';
import {
  type BoardRow,
  type getSubjects,
  mostOnBoard,
} from '#core/cycle/contract/cycle-subjects.ts';
import { approverOf } from '#core/cycle/server/record/approver-queries.ts';
import { type BoardAsked, foundSubjects } from '#core/cycle/server/record/found-queries.ts';
import {
  type StageCounts,
  stageCountsOf,
  subjectsAtWork,
} from '#core/cycle/server/record/stage-queries.ts';
import type { CycleProblem } from '#core/cycle/server/tables/cycle.ts';
import {
  type ChosenType,
  cycleStages,
  type SubjectState,
} from '#core/questionary/contract/rules/cycle.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

type Asked = Query<typeof getSubjects> & Pick<BoardAsked, 'readerId'>;

/** A person of the board as read. */
export interface BoardPerson
  extends Pick<
    BoardRow,
    'employee' | 'stage' | 'isLate' | 'isHeld' | 'approver' | 'note' | 'questionaryId' | 'version'
  > {
  state: SubjectState;
  isAnswering: boolean;
  /** When the report was opened to them. ISO 8601. */
  releasedAt: string | null;
  counts: Partial<Record<ChosenType, number>>;
  passedCount: number;
  totalCount: number;
  declinedCount: number;
  problem: CycleProblem[] | null;
}

/** How many of the assignments about somebody are done, as columns of one row. */
const answersAbout = (brandId: string, subject: SQL, questionary: SQL) => sql`
  select count(*)::int as total, (count(*) filter (where a.status = 'done'))::int as passed,
    (count(*) filter (where a.declined is not null and a.status <> 'done'))::int as declined
  from assignment a
  where a.brand_id = ${brandId} and a.questionary_id = ${questionary} and a.subject_id = ${subject}`;

/** What part of the assignments about each person is done: all of the cycle counted at once. */
const sharesOf = (brandId: string, cycleId: string) => sql`
  select a.questionary_id, a.subject_id,
    (count(*) filter (where a.status = 'done'))::float / count(*) as share
  from questionary q join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
  where q.brand_id = ${brandId} and q.cycle_id = ${cycleId}
  group by a.questionary_id, a.subject_id`;

/**
 * The board: a page of people, how many there are, and the numbers of all stages, in one statement. Of the
 * thousands who are found only what they are sorted by is read; all else of those on the page. It is written so
 * that it is as quick while the statistics don't know of those just added.
 */
export async function readBoard(
  { tx, brandId }: Scope,
  cycleId: string,
  asked: Asked,
  now: Date,
  most = mostOnBoard,
) {
  const { limit = most, offset = 0, sort = 'name:a', filterList } = asked;
  const stages = filterList?.stage;
  const isWanted = stages ? sql`stage in ${textList(stages)}` : sql`true`;
  const byAnswers = sort.startsWith('answered');
  // Where one's own row stands among the others would tell its share (rule 129).
  const share = byAnswers
    ? sql`, case when s.employee_id is distinct from ${asked.readerId} then given.share end as share`
    : sql``;
  const beside = byAnswers
    ? sql`left join (${sharesOf(brandId, cycleId)}) given
        on given.questionary_id = s.questionary_id and given.subject_id = s.employee_id`
    : sql``;
  const { rows } = await tx.execute<{
    stages: Partial<StageCounts> | null;
    count: number;
    person: BoardPerson | null;
  }>(sql`
    with found as materialized (
      ${foundSubjects({ brandId, cycleId, now }, asked, sql`, e.last_name, e.first_name ${share}`, beside)}
    ), chosen as (
      select sorted.*, row_number() over () as place from (
        select employee_id, stage from found where ${isWanted}
        order by ${orderOf(sort)} limit ${Math.min(limit, most)} offset ${offset}) sorted
    ), page as materialized (
      select known.*, chosen.stage, chosen.place from chosen cross join lateral (
        select s.*, ${approverOf} as shown_approver_id, q.status = 'inwork' as is_answering,
          r.hold_note is not null as is_held, r.released_at
        from ${subjectsAtWork}
        join cycle c on c.brand_id = s.brand_id and c.id = s.cycle_id
        where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
          and s.employee_id = chosen.employee_id limit 1) known
    )
    select
      (select jsonb_object_agg(stage, number) from (
        select stage, count(*)::int as number from found group by stage) staged) as stages,
      (select count(*)::int from found where ${isWanted}) as count,
      shown.person
    from (select) one left join (
      select page.place, jsonb_build_object(
        'employee', jsonb_build_object('id', e.id, 'firstName', e.first_name,
          'lastName', e.last_name, 'middleName', e.middle_name, 'photoUrl', e.photo_url,
          'position', jsonb_build_object('id', p.id, 'name', p.name),
          'subdivision', jsonb_build_object('id', d.id, 'name', d.name)),
        'stage', page.stage, 'state', page.state, 'isAnswering', coalesce(page.is_answering, false),
        'isLate', page.is_late, 'isHeld', coalesce(page.is_held, false),
        'releasedAt', page.released_at,
        'approver', (select jsonb_build_object('id', b.id, 'firstName', b.first_name,
            'lastName', b.last_name, 'middleName', b.middle_name)
          from employee b where b.brand_id = ${brandId} and b.id = page.shown_approver_id),
        'counts', coalesce(raters.counts, '{}'),
        'passedCount', answers.passed, 'totalCount', answers.total,
        'declinedCount', answers.declined,
        'problem', page.problem, 'note', page.note, 'questionaryId', page.questionary_id,
        'version', page.version) as person
      from page
      join employee e on e.brand_id = ${brandId} and e.id = page.employee_id
      join position p on p.brand_id = ${brandId} and p.id = e.position_id
      join subdivision d on d.brand_id = ${brandId} and d.id = e.subdivision_id
      left join lateral (
        select jsonb_object_agg(type, number) as counts from (
          select type, count(*) as number from (
            select t.type from cycle_rater t where t.brand_id = ${brandId}
              and t.cycle_id = ${cycleId} and t.subject_id = page.employee_id
            union all
            select t.type from questionary_participant t where t.brand_id = ${brandId}
              and t.questionary_id = page.questionary_id and t.type <> 'employee') rater
          group by type) counted) raters on true
      left join lateral (${answersAbout(brandId, sql`page.employee_id`, sql`page.questionary_id`)}) answers
        on true
    ) shown on true
    order by shown.place`);
  return {
    rows: rows.flatMap(({ person }) => person ?? []),
    count: rows[0]?.count ?? 0,
    stageCounts: stageCountsOf(rows[0]?.stages ?? {}),
  };
}

/** The chosen column first, then names, so that pages never overlap. */
function orderOf(sort: NonNullable<Asked['sort']>): SQL {
  const direction = sort.endsWith(':d') ? sql`desc` : sql`asc`;
  const name = sql`${inAlphabet(sql`last_name`)} ${direction}, ${inAlphabet(sql`first_name`)} ${direction}, employee_id`;
  const stages = sql.join(
    cycleStages.map((stage) => sql`${stage}`),
    sql`, `,
  );
  const [key] = sort.split(':') as ['name' | 'stage' | 'answered'];
  const first = {
    name: sql``,
    stage: sql`array_position(array[${stages}]::text[], stage) ${direction}, `,
    answered: sql`share ${direction} nulls last, `,
  };
  return sql`${first[key]}${name}`;
}
