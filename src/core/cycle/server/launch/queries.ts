import { sql } from 'drizzle-orm';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { waitsForRaters } from '#core/cycle/server/record/stage-queries.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

type Days = Pick<CycleRow, 'dateEnd' | 'releaseOn'>;

type Decided = Pick<CycleRow, 'release' | 'releaseOn' | 'mayDecline' | 'askAgainWeeks'>;

/** What a cycle by cards decides goes for its drafts as well, asking again only for those that may (`mayAskAgain`). */
export async function handToDrafts(
  { tx, brandId }: Scope,
  id: string,
  { release, releaseOn, mayDecline, askAgainWeeks }: Decided,
): Promise<void> {
  const weeks = sql`case when method = '360' and coalesce(period_type, '') not in ('month', 'quarter')
    then ${askAgainWeeks}::smallint end`;
  await tx.execute(sql`
    update questionary set release = ${release}, release_on = ${releaseOn},
      may_decline = ${mayDecline}, ask_again_weeks = ${weeks}, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${id} and status = 'created'
      and (release, release_on, may_decline, ask_again_weeks)
        is distinct from (${release}, ${releaseOn}::date, ${mayDecline}, ${weeks})`);
}

/**
 * Moves the last day of drafts and of those in work that ended with their cycle, and the day on which reports open of all
 * that wait for one: where a report is open its day stays, as raters are asked again so many weeks after it. Returns the ids of those whose last day has moved.
 */
export async function moveQuestionaries(
  { tx, brandId }: Scope,
  { id, dateEnd }: Pick<CycleRow, 'id'> & Days,
  after: Days,
): Promise<string[]> {
  await tx.execute(sql`
    update questionary set release_on = ${after.releaseOn}, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${id}
      and (release = 'atOnce') = ${after.releaseOn === null}
      and release_on is distinct from ${after.releaseOn}::date
      and not exists (select from report r where r.brand_id = questionary.brand_id
        and r.questionary_id = questionary.id and r.released_at is not null)`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    update questionary set date_end = ${after.dateEnd}, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${id} and status in ('created', 'inwork')
      and date_end = ${dateEnd}::date and date_end <> ${after.dateEnd}::date
      and date_start <= ${after.dateEnd}::date
    returning id`);
  return rows.map((row) => row.id);
}

/** The latest last day of drafts and of those in work that won't end with their cycle on `after`; null where all do. */
export async function findLatestEnd(
  { tx, brandId }: Scope,
  { id: cycleId, dateEnd }: Pick<CycleRow, 'id' | 'dateEnd'>,
  after: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ latest: string | null }>(sql`
    select max(date_end)::text as latest from questionary
    where brand_id = ${brandId} and cycle_id = ${cycleId} and status in ('created', 'inwork')
      and (date_end <> ${dateEnd}::date or date_start > ${after}::date)`);
  return rows[0]?.latest ?? null;
}

/** Puts the finished questionaries of a cycle into the archive, and its drafts; reports stay. */
export async function archiveFinished({ tx, brandId }: Scope, cycleId: string): Promise<void> {
  await tx.execute(sql`
    update questionary set status = 'archived', version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId} and status in ('created', 'done')`);
}

/** HR alone chooses: whoever has raters is ready as the cycle goes to work. */
export async function readyChosen({ tx, brandId }: Scope, cycleId: string): Promise<void> {
  await tx.execute(sql`
    update cycle_subject s set state = 'ready', version = s.version + 1
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.state in ('choosing', 'approval')
      and exists (select from cycle_rater r where r.brand_id = s.brand_id
        and r.cycle_id = s.cycle_id and r.subject_id = s.employee_id)`);
}

/** Forgets why the last tries failed: until people are tried again nothing is known to be in their way. */
export async function forgetProblems({ tx, brandId }: Scope, cycleId: string): Promise<void> {
  await tx.execute(sql`
    update cycle_subject s set problem = null, version = s.version + 1
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.state = 'ready'
      and s.problem is not null and not ${waitsForRaters}`);
}

export async function countReady({ tx, brandId }: Scope, cycleId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from cycle_subject
    where brand_id = ${brandId} and cycle_id = ${cycleId} and state = 'ready'`);
  return rows[0]?.count ?? 0;
}

/** Who still has to answer something in these questionaries. */
export async function listPendingRaters(
  { tx, brandId }: Scope,
  questionaryIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct a.participant_id as id from assignment a
    where a.brand_id = ${brandId} and a.status <> 'done'
      and a.declined is null and a.questionary_id in ${idList(questionaryIds)}`);
  return rows.map((row) => row.id);
}

type Launched = Record<'launched' | 'waiting' | 'problems', number>;

/** How many have gone to work, how many wait for raters, and for how many it failed. */
export async function countLaunched({ tx, brandId }: Scope, cycleId: string): Promise<Launched> {
  const { rows } = await tx.execute<Launched>(sql`
    select (count(*) filter (where s.state = 'launched'))::int as launched,
      (count(*) filter (where s.state = 'ready' and ${waitsForRaters}))::int as waiting,
      (count(*) filter (where s.state = 'ready' and not ${waitsForRaters}))::int as problems
    from cycle_subject s where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}`);
  return rows[0] ?? { launched: 0, waiting: 0, problems: 0 };
}
