import { getSecuritySettings, updateSecuritySettings } from '#contract/company/security.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { getSecurity } from './queries.ts';
import { present, updateSecurity } from './settings.ts';

export const routes: Route[] = [
  on(getSecuritySettings)((call) =>
    inBrand(call, async (scope) => ({ data: present(await getSecurity(scope), call) })),
  ),
  on(updateSecuritySettings)(updateSecurity),
];
