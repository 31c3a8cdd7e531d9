import { routes as handover } from './handover/routes.ts';
import { forgetHandovers } from './handover/tasks.ts';
import { routes as testing } from './routes.ts';
import { endQuestionaries } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Ends questionaries whose last day is over in their brand's time zone (rule 17). */
    'end-questionaries': ByClock;
    /** Deletes begun answers that no other device has taken in time (rule 139). */
    'forget-handovers': ByClock;
  }
}

export const manifest = {
  routes: [...testing, ...handover],
  tasks: { 'end-questionaries': endQuestionaries, 'forget-handovers': forgetHandovers },
  cron: { 'end-questionaries': '*/15 * * * *', 'forget-handovers': '* * * * *' },
};
