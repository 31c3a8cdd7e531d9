import { getSecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { getSecurity } from './queries.ts';
import { present, updateSecurity } from './settings.ts';

export const routes: Route[] = [
  on(getSecuritySettings)((call) =>
    inBrand(call, async (scope) => ({ data: present(await getSecurity(scope), call) })),
  ),
  on(updateSecuritySettings)(updateSecurity),
];
