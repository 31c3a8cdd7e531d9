import { useQuery } from '@tanstack/react-query';
import { getReport, getReportList } from '#contract/report.ts';
import { partQuery } from '#web/api/queries.ts';
import type { ReportAddress } from '#web/shared/report-file.ts';
import { type ReportsSearch, reportsQuery } from './reports-search.ts';

export function useReportList(search: ReportsSearch) {
  return useQuery({
    ...partQuery(getReportList, { query: reportsQuery(search) }),
    // What was found before stays in view while the next page is under way.
    placeholderData: (previous) => previous,
  });
}

export function useReport({ passedParticipantCount, ...params }: ReportAddress) {
  const query = passedParticipantCount === undefined ? {} : { passedParticipantCount };
  return useQuery({
    ...partQuery(getReport, { params, query }),
    // A report never changes once it is made (rule 28).
    staleTime: Number.POSITIVE_INFINITY,
  });
}
