import { exportReport } from '#core/report/contract/report.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import type { ReportAddress } from './report-address.ts';

/** Saves a report as a file. A failure toast is titled `failed`. */
export function useReportFile(report: ReportAddress, failed: string) {
  const { mutate, isPending } = useDownload(exportReport, failed);
  return { save: () => mutate({ query: report }), isPending };
}
