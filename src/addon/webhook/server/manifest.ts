import { routes as hook } from './routes.ts';
import { sendDueHooks, sendHooks } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells an address of the company's systems what waits for it (rule 200). */
    'send-hooks': { brandId: string; hookId: string };
    /** The same in every brand, for what has no job any more. */
    'send-due-hooks': ByClock;
  }
}

export const manifest = {
  routes: hook,
  tasks: { 'send-hooks': sendHooks, 'send-due-hooks': sendDueHooks },
  cron: { 'send-due-hooks': '* * * * *' },
};
