import { destroyForgottenKeys, destroySheetKeys } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Destroys the keys of sheets that are gone (rule 24). */
    'destroy-keys': { brandId: string };
    /** The same in every brand, for keys whose job was given up. */
    'destroy-forgotten-keys': ByClock;
  }
}

export const manifest = {
  tasks: { 'destroy-keys': destroySheetKeys, 'destroy-forgotten-keys': destroyForgottenKeys },
  cron: { 'destroy-forgotten-keys': '55 * * * *' },
};
