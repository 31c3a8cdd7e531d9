import { routes as questionaryFromFile } from './from-file/routes.ts';
import { routes as heldRaters } from './held/routes.ts';
import { routes as questionaryMany } from './many/routes.ts';
import { findMissingKeys } from './missing-keys.ts';
import { routes as questionary } from './routes.ts';
import { remindByClock } from './work/tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Reminds people before the last day (rule 58). */
    'remind-due': ByClock;
    /** Tells HR where keys of waiting answers are lost (decision 107). */
    'find-lost-keys': ByClock;
  }
}

export const manifest = {
  routes: [...questionary, ...questionaryFromFile, ...questionaryMany, ...heldRaters],
  tasks: { 'remind-due': remindByClock, 'find-lost-keys': findMissingKeys },
  cron: { 'remind-due': '*/15 * * * *', 'find-lost-keys': '5,20,35,50 * * * *' },
};
