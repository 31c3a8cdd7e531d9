import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { exportReportList, listFormats } from '#core/report/contract/report-export.ts';
import { reportsQuery } from '#core/report/web/queries.ts';
import type { ReportsSearch } from '#core/report/web/reports-search.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';

interface ListExportProps {
  search: ReportsSearch;
  disabled: boolean;
}

/** All that the page finds as one file, whatever page and view of it is shown. */
export function ListExportMenu({ search, disabled }: ListExportProps) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(exportReportList, t('reportExport.listFailed'));
  const { limit: _, offset: __, ...query } = reportsQuery(search);
  return (
    <Menu
      label={t('reportExport.list')}
      variant="secondary"
      disabled={disabled || isPending}
      items={listFormats.map((format) => ({
        id: format,
        label: t(`reportExport.file.${format}`),
        icon: <FileSpreadsheet />,
        onSelect: () => mutate({ query: { ...query, format } }),
      }))}
    >
      <Download />
      {t('reportExport.list')}
    </Menu>
  );
}
