import { useQuery } from '@tanstack/react-query';
import type { Query } from '#contract/call/endpoint.ts';
import { exportReport, getReport, getReportList } from '#contract/report.ts';
import { partQuery } from '#web/api/queries.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { type ReportsSearch, reportsQuery } from './reports-search.ts';

export function useReportList(search: ReportsSearch) {
  return useQuery({
    ...partQuery(getReportList, { query: reportsQuery(search) }),
    // What was found before stays in view while the next page is under way.
    placeholderData: (previous) => previous,
  });
}

/** Which report: the final one, or with a count the interim one made at so many answers. */
export type ReportAddress = Pick<
  Query<typeof exportReport>,
  'questionaryId' | 'employeeId' | 'passedParticipantCount'
>;

export function useReport({ passedParticipantCount, ...params }: ReportAddress) {
  const query = passedParticipantCount === undefined ? {} : { passedParticipantCount };
  return useQuery({
    ...partQuery(getReport, { params, query }),
    // A report never changes once it is made (rule 28).
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves the report as a file (spec 2, section 8). */
export function useReportFile(report: ReportAddress) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(
    exportReport,
    t('report.notifications.questionaryNotFound'),
  );
  return { save: () => mutate({ query: report }), isPending };
}
