import { deleteOld } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Deletes what has been kept for longer than its term (rule 93). */
    'delete-old': ByClock;
  }
}

export const manifest = {
  tasks: { 'delete-old': deleteOld },
  cron: { 'delete-old': '10 2 * * *' },
};
