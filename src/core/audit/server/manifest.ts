import { writeAuditLines } from './line/tasks.ts';
import { routes as audit } from './routes.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Writes new entries of the activity log as lines (rule 185). */
    'write-audit-lines': ByClock;
  }
}

export const manifest = {
  routes: audit,
  tasks: { 'write-audit-lines': writeAuditLines },
  cron: { 'write-audit-lines': '* * * * *' },
};
