import { auditKinds, auditVerbs } from '#platform/contract/rules/audit.ts';
import { listAddress } from '#platform/web/list/address.ts';
import { dateParam, listParam, textParam } from '#platform/web/list/params.ts';

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
