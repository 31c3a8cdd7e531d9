import { routes as plan } from './routes.ts';
import { closePlansOfLeavers } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Closes the development plans of people who have left (rule 153). */
    'close-plans': ByClock;
  }
}

export const manifest = {
  routes: plan,
  tasks: { 'close-plans': closePlansOfLeavers },
  cron: { 'close-plans': '25 * * * *' },
};
