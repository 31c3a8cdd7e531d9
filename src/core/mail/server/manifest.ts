import { deliverForgotten } from './forgotten.ts';
import { routes as delivery } from './routes.ts';
import { routes as template } from './template/routes.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Sends messages that wait although their job was given up (rule 96b). */
    'deliver-forgotten': ByClock;
  }
}

export const manifest = {
  routes: [...template, ...delivery],
  tasks: { 'deliver-forgotten': deliverForgotten },
  cron: { 'deliver-forgotten': '*/15 * * * *' },
};
