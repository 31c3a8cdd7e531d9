import { routes as heatmap } from './routes.ts';
import { countCompany } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Keeps what company results tell from this day on (rule 71b). */
    'count-company': ByClock;
  }
}

export const manifest = {
  routes: heatmap,
  tasks: { 'count-company': countCompany },
  cron: { 'count-company': '1 0 * * *' },
};
