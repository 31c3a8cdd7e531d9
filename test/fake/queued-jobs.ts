import type { ClientBase } from 'pg';
import type { Database } from '#platform/server/db/pool.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';

/** A row of the queue. Tests know its tables by this file (scripts/one-way.test.js). */
interface QueuedJob {
  task: JobName;
  payload: Record<string, unknown>;
  key: string | null;
  priority: number;
  flags: object | null;
  run_at: Date;
  created_at: Date;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  locked_by: string | null;
}
const columns =
  '(select identifier from graphile_worker._private_tasks t where t.id = job.task_id) as task, job.*';

/** The jobs of that kind, or of all, as they were added. */
export async function queuedJobs({ pool }: Database, task?: JobName) {
  const { rows } = await pool.query<QueuedJob>(
    `select ${columns} from graphile_worker._private_jobs job order by id`,
  );
  return rows.filter((job) => task === undefined || job.task === task);
}

/** Sets columns of the jobs for which the condition holds, both in SQL. Returns those jobs. */
export async function changeJobs({ pool }: Database, change: string, condition = 'true') {
  const { rows } = await pool.query<QueuedJob>(
    `update graphile_worker._private_jobs job set ${change} where ${condition} returning ${columns}`,
  );
  return rows;
}

export const deleteJobs = ({ pool }: Database, condition = 'true') =>
  pool.query(`delete from graphile_worker._private_jobs where ${condition}`);

/** Whoever adds a job waits until that transaction is over. */
export const lockJobs = (client: ClientBase) =>
  client.query('lock table graphile_worker._private_jobs in exclusive mode');
