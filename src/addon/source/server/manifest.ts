import { routes as source } from './routes.ts';
import { findDueSources, forgetWaitingFiles, readOneSource } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Looks which sources of people are due (rule 186). */
    'find-due-sources': ByClock;
    /** Looks for a file of a source. `isAsked`: somebody wants it now, even if it was read already. */
    'read-source': { brandId: string; sourceId: string; isAsked?: boolean };
  }
}

export const manifest = {
  routes: source,
  tasks: { 'find-due-sources': findDueSources, 'read-source': readOneSource },
  cron: { 'find-due-sources': '* * * * *' },
  expires: [forgetWaitingFiles],
};
