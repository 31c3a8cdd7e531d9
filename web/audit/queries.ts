import { useQuery } from '@tanstack/react-query';
import { getAuditList } from '#contract/audit.ts';
import { partQuery } from '#web/api/queries.ts';
import { type AuditSearch, listQuery } from './audit-search.ts';

export const useAudit = (search: AuditSearch) =>
  useQuery({
    ...partQuery(getAuditList, { query: listQuery(search) }),
    // What was found before stays in view while the next page is under way.
    placeholderData: (previous) => previous,
  });
