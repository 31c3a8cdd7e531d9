import { routes as key } from './routes.ts';
import { tellKeyEnds } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells super administrators that an API key ends in so many days (rule 211). */
    'tell-key-ends': { brandId: string; keyId: string };
  }
}

export const manifest = {
  routes: key,
  tasks: { 'tell-key-ends': tellKeyEnds },
};
