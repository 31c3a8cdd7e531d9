import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { exportReport, reportFormats } from '#contract/assessment/report.ts';
import { useDownload } from '#web/platform/api/use-download.ts';
import type { ReportAddress } from '#web/platform/shared/report/report-address.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { MenuItem } from '#web/platform/ui/cover/menu-list.tsx';

/** A report's files as items of a menu: PDF, XLSX and CSV. */
export function useReportFiles(report: ReportAddress): MenuItem[] {
  const { t } = useT();
  const { mutate, isPending } = useDownload(exportReport, t('reportExport.failed'));
  return reportFormats.map((format) => ({
    id: format,
    label: t(`reportExport.file.${format}`),
    icon: format === 'pdf' ? <Download /> : <FileSpreadsheet />,
    disabled: isPending,
    onSelect: () => mutate({ query: { ...report, format } }),
  }));
}
