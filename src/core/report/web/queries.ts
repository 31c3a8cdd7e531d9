import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReportGrouping } from '#core/report/contract/reading/report-groupings.ts';
import { getReport } from '#core/report/contract/report.ts';
import { getReportGroup, getReportList } from '#core/report/contract/report-list.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery, partQuery } from '#platform/web/api/queries.ts';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { type ReportsSearch, reportsAddress } from './reports-search.ts';

/** The address of the reports: /estimation/reports?search=…&page=… */
export const useReportsAddress = () => useListAddress(reportsAddress, { resetScroll: false });

/** The query of GET /report/list. */
export function reportsQuery(search: ReportsSearch): Query<typeof getReportList> {
  const { number, ...filter } = reportsAddress.filterOf(search);
  return {
    ...reportsAddress.paging(search),
    sort: reportsAddress.shownSort(search),
    filterList: {
      search: search.search,
      employeeId: search.employeeId ? [search.employeeId] : undefined,
      number: number && /^\d{1,6}$/.test(number) ? Number(number) : undefined,
      ...filter,
    },
  };
}

export const useReportList = (search: ReportsSearch, enabled = true) =>
  useQuery({
    ...pageQuery(getReportList, { query: reportsQuery(search) }),
    enabled,
    // Keep showing the old page while the next one is loading.
    placeholderData: keepPreviousData,
  });

/** The reports of one group among others. */
export const useGroupReports = (search: ReportsSearch) =>
  useQuery({
    ...partQuery(getReportList, { query: reportsQuery(search) }),
    placeholderData: keepPreviousData,
  });

/** Undefined `groupBy`: the page shows no groups. */
export function useReportGroups(search: ReportsSearch, groupBy: ReportGrouping | undefined) {
  const query = { ...reportsQuery(search), groupBy: groupBy ?? 'year' };
  return useQuery({
    ...pageQuery(getReportGroup, { query }),
    enabled: groupBy !== undefined,
    // Other groups are another list: it begins empty.
    placeholderData: (previous, shown) =>
      shown?.queryKey[1].query.groupBy === groupBy ? previous : undefined,
  });
}

/** The part of the search that leaves one group of those that it finds. */
export const narrowedTo = (groupBy: ReportGrouping, value: string): ReportsSearch => {
  if (groupBy === 'employee') return { employeeId: value };
  return groupBy === 'year' ? { year: [value] } : { subdivision: [value] };
};

export function useReport({ passedParticipantCount, ...params }: ReportAddress) {
  const query = passedParticipantCount === undefined ? {} : { passedParticipantCount };
  return useQuery({
    ...partQuery(getReport, { params, query }),
    // A report never changes after it was made (rule 28).
    staleTime: Number.POSITIVE_INFINITY,
  });
}
