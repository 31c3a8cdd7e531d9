import type { AuditKind, AuditVerb, getAuditList } from '#contract/audit.ts';
import type { Query } from '#contract/call/endpoint.ts';
import { activeFilters } from '#web/ui/list/filter.ts';
import { offsetOf } from '#web/ui/list/pages.ts';

export interface AuditFilter {
  kind?: AuditKind[] | undefined;
  verb?: AuditVerb[] | undefined;
  /** YYYY-MM-DD, both included. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** What the address of the journal says; the first page is not written. */
export interface AuditSearch extends AuditFilter {
  q?: string | undefined;
  who?: string | undefined;
  page?: number | undefined;
}

export const noFilter = {
  kind: undefined,
  verb: undefined,
  dateFrom: undefined,
  dateTo: undefined,
};
export const noSearch = { ...noFilter, q: undefined, who: undefined, page: undefined };

/** Whether the list shows less than there is. */
export const isNarrowed = (search: AuditSearch): boolean =>
  !!search.q || !!search.who || activeFilters(search, noFilter) > 0;

export const pageSize = 25;
/** What GET /audit/list is asked. */
export function listQuery(search: AuditSearch): Query<typeof getAuditList> {
  const { q, who, kind, verb, dateFrom, dateTo } = search;
  return {
    limit: pageSize,
    offset: offsetOf(search.page ?? 1, pageSize),
    ...(q && { q }),
    filterList: {
      ...(who && { who }),
      ...(kind && { kind }),
      ...(verb && { verb }),
      ...(dateFrom && { dateFrom }),
      ...(dateTo && { dateTo }),
    },
  };
}
