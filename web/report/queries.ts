import { useQuery } from '@tanstack/react-query';
import type { Query } from '#contract/call/endpoint.ts';
import { getReport, getReportList } from '#contract/report.ts';
import { partQuery } from '#web/api/queries.ts';
import type { ReportAddress } from '#web/shared/report-address.ts';
import { type ReportsSearch, reportsAddress } from './reports-search.ts';

/** The query of GET /report/list. */
export function reportsQuery(search: ReportsSearch): Query<typeof getReportList> {
  const { number, ...filter } = reportsAddress.filterOf(search);
  return {
    ...reportsAddress.paging(search),
    sort: reportsAddress.shownSort(search),
    filterList: {
      search: search.search,
      employeeId: search.employeeId,
      number: number && /^\d{1,6}$/.test(number) ? Number(number) : undefined,
      ...filter,
    },
  };
}

export function useReportList(search: ReportsSearch) {
  return useQuery({
    ...partQuery(getReportList, { query: reportsQuery(search) }),
    // Keep showing the old page while the next one is loading.
    placeholderData: (previous) => previous,
  });
}

export function useReport({ passedParticipantCount, ...params }: ReportAddress) {
  const query = passedParticipantCount === undefined ? {} : { passedParticipantCount };
  return useQuery({
    ...partQuery(getReport, { params, query }),
    // A report never changes after it was made (rule 28).
    staleTime: Number.POSITIVE_INFINITY,
  });
}
