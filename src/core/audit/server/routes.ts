import { getAuditList } from '#core/audit/contract/audit.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { listAudit } from './queries.ts';

export const routes: Route[] = [
  on(getAuditList)((call) => {
    const { query, locale } = call;
    const { timeZone, employeeId } = call.actor;
    return inBrand(call, (scope) => listAudit(scope, query, { timeZone, locale, employeeId }));
  }),
];
