import { ArchivePage } from '#core/questionary/web/archive/archive-page.tsx';
import { part } from '#platform/web/device/part.ts';

const LoadedReport = part(
  () => import('#core/report/web/content/report-modal.tsx'),
  'LoadedReport',
  'report',
  'reportExport',
);

export const ArchiveScreen = () => <ArchivePage Report={LoadedReport} />;
