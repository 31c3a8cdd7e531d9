import type { Query } from '#contract/call/endpoint.ts';
import { exportReport } from '#contract/report.ts';
import { useDownload } from '#web/api/use-download.ts';

/** Which report: the final one, or, with a count, the interim one made after so many answers. */
export type ReportAddress = Pick<
  Query<typeof exportReport>,
  'questionaryId' | 'employeeId' | 'passedParticipantCount'
>;

/** Saves a report as a file (spec 2, section 8). A failure toast is titled `failed`. */
export function useReportFile(report: ReportAddress, failed: string) {
  const { mutate, isPending } = useDownload(exportReport, failed);
  return { save: () => mutate({ query: report }), isPending };
}
