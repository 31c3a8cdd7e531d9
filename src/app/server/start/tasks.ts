import { deliver } from '#core/mail/server/deliver.ts';
import type { Cron } from '#platform/server/jobs/run-jobs.ts';
import type { TaskOf, Tasks } from '#platform/server/jobs/tasks.ts';
import { subjects, together } from './together.ts';

const send = deliver(together('letters'), together('slack'));

/** Subjects forget what is over. */
const deleteExpired: TaskOf<'delete-expired'> = async (context, payload, run) => {
  for (const subject of subjects)
    if ('expires' in subject)
      for (const forget of subject.expires) await forget(context, payload, run);
};

/** The task for each kind of job. */
export const tasks: Tasks = {
  ...together('tasks'),
  deliver: send,
  'deliver-slack': send,
  'delete-expired': deleteExpired,
};

/**
 * When the clock starts jobs, in UTC. Days end and
 * mornings begin on the quarter of an hour, because of time zones.
 */
export const cron: Cron = { ...together('cron'), 'delete-expired': '40 1 * * *' };
