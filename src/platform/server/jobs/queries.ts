import type { ClientBase, Pool } from 'pg';
import type { Database } from '#platform/server/db/pool.ts';
import type { JobName } from './add-job.ts';

/*
 * Everything that knows the queue's own tables and functions, as graphile-worker 0.17 makes them. Its next
 * version may make others: queries.http.test.ts says for which this was written.
 */

/**
 * Registers kinds of jobs that are not known yet. Otherwise the first job of a kind does it, and
 * everyone else who adds one waits for its transaction. Several long transactions that add jobs
 * register their kinds first.
 */
export async function nameJobs({ pool }: Database, names: readonly JobName[]): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier) select unnest($1::text[])
     on conflict do nothing`,
    [names],
  );
}

/**
 * Lets the app's role add jobs in its own transaction, without any other right on the queue. Without a
 * place, a job stands in its company's line: behind what its company has of that kind, due or under way,
 * and with a flag if that is anything. So companies take turns (decision 124).
 */
export const addJobFunction = `
  create or replace function public.add_job(
    task text, payload json, run_at timestamptz, job_key text, max_attempts int, place int,
    flags text[]
  ) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(
      identifier => task, payload => payload, run_at => run_at, job_key => job_key,
      max_attempts => max_attempts, priority => coalesce(place, least(line.length, 30000)),
      flags => case when line.length > 0 then flags || 'line'::text else flags end)
    from (
      select count(*)::int as length from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where add_job.place is null and t.identifier = add_job.task
        and (j.is_available or j.locked_at is not null) and j.run_at <= now()
        and j.payload ->> 'brandId' = add_job.payload ->> 'brandId'
    ) line
  $$;
  revoke execute on function public.add_job from public;
`;

/** A job under way for longer is stuck: what it needs gives up long before, as mail does (decision 053). */
const stuckAfter = '15 minutes';

interface Jobs {
  waiting: number;
  retrying: number;
  later: number;
  running: number;
  stuck: number;
  failed: number;
  /** For how long the oldest of the due jobs has been due, in seconds. */
  oldestAge: number;
}

/** How many jobs are in which state, by the clock of the database as the queue itself. */
export async function countJobs({ pool }: Database): Promise<Jobs> {
  const { rows } = await pool.query<Jobs>(`
    with job as (
      select *, attempts >= max_attempts and locked_at is null as failed, run_at <= now() as due
      from graphile_worker._private_jobs
    )
    select
      count(*) filter (where not failed and due and locked_at is null) as waiting,
      count(*) filter (where not failed and not due and attempts > 0) as retrying,
      count(*) filter (where not failed and not due and attempts = 0) as later,
      count(*) filter (where locked_at > now() - interval '${stuckAfter}') as running,
      count(*) filter (where locked_at <= now() - interval '${stuckAfter}') as stuck,
      count(*) filter (where failed) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where not failed and due)), 0)::float
        as "oldestAge"
    from job`);
  return rows[0] as Jobs;
}

/** The companies that have jobs due: how many, and for how many seconds the oldest has been so. */
export async function countDueJobs({
  pool,
}: Database): Promise<{ company: string; due: number; oldestAge: number }[]> {
  const { rows } = await pool.query(`
    select b.slug as company, j.due, j.age as "oldestAge" from brand b join (
      select payload ->> 'brandId' as brand_id, count(*)::int as due,
        extract(epoch from now() - min(run_at))::float as age
      from graphile_worker._private_jobs where is_available and run_at <= now() group by 1
    ) j on j.brand_id = b.id::text`);
  return rows;
}

/** The short name of a brand for the log of jobs; null where there is none. */
export async function findSlug({ pool }: Database, brandId: string): Promise<string | null> {
  const { rows } = await pool.query<{ slug: string }>('select slug from brand where id = $1', [
    brandId,
  ]);
  return rows[0]?.slug ?? null;
}

/**
 * Puts back to `now` what a clock that was ahead has set for a time after `latest`: the clock's last start,
 * and jobs that were added or tried again by it. Where only the clock of a process was ahead, the database's
 * times don't tell; but nothing is ever set for a time after `farthest`.
 */
export async function putBackFuture(
  pool: Pool,
  { now, latest, farthest }: { now: Date; latest: Date; farthest: Date },
): Promise<void> {
  await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = $1
     where last_execution > $2`,
    [now, latest],
  );
  await pool.query(
    `update graphile_worker._private_jobs set run_at = $1
     where locked_at is null and run_at > $2
       and (created_at > $2 or updated_at > $2 or run_at > $3)`,
    [now, latest, farthest],
  );
}

/** A name under which the jobs of a company that is being moved are held: nobody does them. */
export const heldByMove = 'move-';

/**
 * Gives back the jobs of the workers in `gone`. A try that the end of its process cut off costs none (rule 96b). It may be
 * the job itself that ends processes: from the second time in a row it waits, twice as long each time, and from the twentieth
 * on its tries count.
 */
const giveBackOfGone = `
  update graphile_worker._private_jobs job
  set locked_at = null, locked_by = null,
    attempts = case when cut.held or cut.times >= 20 then attempts else greatest(attempts - 1, 0) end,
    last_error = case when cut.held then last_error
      else format('Its process ended amid it. Times in a row: %s', cut.times) end,
    run_at = case when cut.held or cut.times = 1 then run_at
      else greatest(run_at, now() + least(2 ^ least(cut.times, 20) - 2, 600) * interval '1 second') end
  from (
    select id, starts_with(locked_by, '${heldByMove}') as held,
      1 + coalesce(substring(last_error from '^Its process ended .* (\\d+)$')::int, 0) as times
    from graphile_worker._private_jobs where locked_by in (select name from gone)
  ) cut
  where job.id = cut.id`;

/** Gives back the jobs of these workers. */
export async function giveBack(client: ClientBase, workers: readonly string[]): Promise<void> {
  await client.query(`with gone as (select unnest($1::text[]) as name) ${giveBackOfGone}`, [
    workers,
  ]);
}

/** Gives back the jobs of workers whose name nobody holds by an advisory lock of that class. */
export async function giveBackUnheld(pool: Pool, lockClass: number): Promise<void> {
  await pool.query(
    `with worker as materialized (
       select distinct locked_by as name from graphile_worker._private_jobs
       where locked_by is not null
     ), gone as materialized (
       select name from worker where pg_try_advisory_xact_lock($1, hashtext(name))
     ) ${giveBackOfGone}`,
    [lockClass],
  );
}

/** A job that was given up after its last try. */
export interface GivenUp {
  id: string;
  name: JobName;
  payload: { brandId?: string; deliveryId?: string };
  /** The short name of its company; null where it is of none, or of one that is gone. */
  company: string | null;
  lastError: string | null;
  updatedAt: Date;
}

/** Given-up jobs of these kinds, or of all. Those of a company that is open elsewhere are put aside, not given up. */
export async function listGivenUp(
  client: Pick<Pool, 'query'>,
  names: readonly JobName[] | null,
): Promise<GivenUp[]> {
  const { rows } = await client.query<GivenUp>(
    `select j.id::text, t.identifier as name, j.payload, b.slug as company,
       j.last_error as "lastError", j.updated_at as "updatedAt"
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join brand b on b.id::text = j.payload ->> 'brandId'
     where j.attempts >= j.max_attempts and j.locked_at is null
       and ($1::text[] is null or t.identifier = any($1))
       and not exists (select from brand_elsewhere e where e.id::text = j.payload ->> 'brandId')
     order by j.id`,
    [names],
  );
  return rows;
}

/** Gives jobs that were given up all their tries anew, from now on. */
export async function tryAgain(client: Pick<Pool, 'query'>, ids: readonly string[]): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now()
     where id = any($1::bigint[]) and attempts >= max_attempts and locked_at is null`,
    [ids],
  );
}

/** Jobs about these brands, accounts and e-mails. */
export async function deleteJobsAbout(
  client: ClientBase,
  ids: readonly string[],
  emails: readonly string[],
): Promise<void> {
  await client.query(
    `delete from graphile_worker._private_jobs
     where payload ->> 'brandId' = any($1) or payload ->> 'email' = any($2)`,
    [ids, emails],
  );
}

/** Selects the jobs `j` that wait, without those that were given up: task, payload, run_at, key, max_attempts. */
export const selectWaiting = (condition: string): string =>
  `select t.identifier, j.payload, j.run_at, j.key, j.max_attempts
   from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.attempts < j.max_attempts and (${condition}) order by j.id`;

/**
 * Takes the waiting jobs of a brand as if that worker had them under way, so that no other takes them.
 * Returns how many others have under way.
 */
export async function holdJobs(
  client: ClientBase,
  brandId: string,
  worker: string,
): Promise<number> {
  await client.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now()
     where payload ->> 'brandId' = $1 and locked_at is null and attempts < max_attempts`,
    [brandId, worker],
  );
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs
     where payload ->> 'brandId' = $1 and locked_by <> $2`,
    [brandId, worker],
  );
  return rows[0]?.count ?? 0;
}

/** Puts a brand's jobs aside, as if they had been given up, until `takeUpAside`. */
export async function putAside(client: ClientBase, brandId: string): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set attempts = max_attempts
     where payload ->> 'brandId' = $1`,
    [brandId],
  );
}

export async function takeUpAside(client: ClientBase, brandId: string): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set attempts = 0
     where payload ->> 'brandId' = $1 and attempts >= max_attempts`,
    [brandId],
  );
}

/** Forgets all jobs, of whatever company. One under way ends as if it were done. */
export async function forgetJobs(client: ClientBase): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
}
