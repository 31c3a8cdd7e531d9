import { ArchivePage } from '#web/assessment/questionary/archive/archive-page.tsx';
import { part } from '#web/platform/session/part.ts';

const LoadedReport = part(
  () => import('#web/assessment/report/content/report-modal.tsx'),
  'LoadedReport',
  'report',
  'reportExport',
);

export const ArchiveScreen = () => <ArchivePage Report={LoadedReport} />;
