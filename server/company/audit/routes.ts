import { getAuditList } from '#contract/company/audit.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { listAudit } from './queries.ts';

export const routes: Route[] = [
  on(getAuditList)((call) => {
    const { query, locale } = call;
    const { timeZone, employeeId } = call.actor;
    return inBrand(call, (scope) => listAudit(scope, query, { timeZone, locale, employeeId }));
  }),
];
