import { renderAlert, renderSettings } from './letters.ts';
import { routes as security } from './routes.ts';
import { tellPaused } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells super administrators that many accounts were paused (rule 201). */
    'tell-paused': { brandId: string };
  }
}

export const manifest = {
  routes: security,
  tasks: { 'tell-paused': tellPaused },
  letters: { settings: renderSettings, alert: renderAlert },
};
