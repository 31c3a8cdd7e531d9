import type { Context } from '#platform/server/context.ts';
import { routes as accessRequest } from './access-request/routes.ts';
import { routes as domain } from './domain/routes.ts';
import { renderSsoEntry } from './entry/letters.ts';
import { routes as ssoEntry } from './entry/routes.ts';
import { tellHr, tellOfGroups, tellOfSpare } from './entry/tasks.ts';
import { deleteOver } from './identity-queries.ts';
import { renderSso } from './letters.ts';
import { routes as sso } from './routes.ts';
import { checkSso } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Tells HR by letter who asked to come in by the company's provider and wasn't let in. */
    'tell-asked': { brandId: string };
    /** Tells super administrators that a provider named nobody's groups (rule 110). */
    'tell-no-groups': { brandId: string; connection: string };
    /** Tells super administrators that one of them came in past the company's own sign-in (rule 109). */
    'tell-spare-used': NewDevice & { brandId: string; accountId: string };
    /** Looks whether domains and providers are still what they were (rule 108). */
    'check-sso': ByClock;
  }
}

export const manifest = {
  routes: [...ssoEntry, ...sso, ...domain, ...accessRequest],
  tasks: {
    'tell-asked': tellHr,
    'tell-no-groups': tellOfGroups,
    'tell-spare-used': tellOfSpare,
    'check-sso': checkSso,
  },
  cron: { 'check-sso': '25 4 * * *' },
  letters: { sso: renderSso, ssoEntry: renderSsoEntry },
  expires: [({ database, now }: Context) => deleteOver(database, now())],
};
