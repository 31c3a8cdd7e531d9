import { auditKinds, auditVerbs, type getAuditList } from '#contract/audit.ts';
import type { Query } from '#contract/call/endpoint.ts';
import { listAddress } from '#web/list/address.ts';
import { dateParam, listParam, textParam } from '#web/list/params.ts';

export const auditAddress = listAddress({
  search: { q: textParam, who: textParam },
  filter: {
    kind: listParam(auditKinds),
    verb: listParam(auditVerbs),
    dateFrom: dateParam,
    dateTo: dateParam,
  },
  pageSize: 25,
});
export type AuditSearch = ReturnType<typeof auditAddress.validate>;

/** What GET /audit/list is asked. */
export const auditQuery = (search: AuditSearch): Query<typeof getAuditList> => ({
  ...auditAddress.paging(search),
  q: search.q,
  filterList: { who: search.who, ...auditAddress.filterOf(search) },
});
