import { renderFollowUp } from './letters.ts';
import { routes as followUp } from './routes.ts';
import { askAgainByClock } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Asks raters again, reminds them, and makes what comes of it (rules 229 and 230). */
    'follow-ups': ByClock;
  }
}

export const manifest = {
  routes: followUp,
  tasks: { 'follow-ups': askAgainByClock },
  cron: { 'follow-ups': '4,19,34,49 * * * *' },
  letters: { followUp: renderFollowUp },
};
