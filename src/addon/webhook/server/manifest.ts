import { routes as webhook } from './routes.ts';
import { sendDueWebhooks, sendWebhooks } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells an address of the company's systems what waits for it (rule 200). */
    'send-hooks': { brandId: string; hookId: string };
    /** The same in every brand, for what has no job any more. */
    'send-due-hooks': ByClock;
  }
}

export const manifest = {
  routes: webhook,
  tasks: { 'send-hooks': sendWebhooks, 'send-due-hooks': sendDueWebhooks },
  cron: { 'send-due-hooks': '* * * * *' },
};
