import { auditKinds, auditVerbs } from '#contract/company/rules/audit.ts';
import { listAddress } from '#web/platform/list/address.ts';
import { dateParam, listParam, textParam } from '#web/platform/list/params.ts';

export const auditAddress = listAddress({
  search: { q: textParam, who: textParam },
  filter: {
    kind: listParam(auditKinds),
    verb: listParam(auditVerbs),
    dateFrom: dateParam,
    dateTo: dateParam,
    address: textParam,
  },
  pageSize: 25,
});
export type AuditSearch = ReturnType<typeof auditAddress.validate>;
