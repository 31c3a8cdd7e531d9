import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAuditList } from '#core/audit/contract/audit.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery } from '#platform/web/api/queries.ts';
import { type AuditSearch, auditAddress } from './audit-search.ts';

/** The query of GET /audit/list. */
export const auditQuery = (search: AuditSearch): Query<typeof getAuditList> => ({
  ...auditAddress.paging(search),
  q: search.q,
  filterList: { who: search.who, ...auditAddress.filterOf(search) },
});

export const useAudit = (search: AuditSearch) =>
  useQuery({
    ...pageQuery(getAuditList, { query: auditQuery(search) }),
    placeholderData: keepPreviousData,
  });
