import { doRightByClock } from './right/do-right.ts';
import { renderRights } from './right/letters.ts';
import { routes as userRight } from './right/routes.ts';
import { routes as user } from './routes.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Does what takes a super administrator's rights, a day after it was asked for (rule 98). */
    'do-right': { brandId: string; rightId: string };
  }
}

export const manifest = {
  routes: [...user, ...userRight],
  tasks: { 'do-right': doRightByClock },
  letters: { rights: renderRights },
};
