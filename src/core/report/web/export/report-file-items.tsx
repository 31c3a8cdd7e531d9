import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { exportReport, reportFormats } from '#core/report/contract/report.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';

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
