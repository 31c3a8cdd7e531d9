import { ArchivePage } from '#web/assessment/questionary/archive/archive-page.tsx';
import { loadTexts } from '#web/platform/session/texts.ts';
import type { ReportAddress } from '#web/platform/shared/report/report-address.ts';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';

const loadedReport = onDemand(async () => {
  const [{ LoadedReport }] = await Promise.all([
    import('#web/assessment/report/content/report-modal.tsx'),
    loadTexts('report', 'reportExport'),
  ]);
  return LoadedReport;
});
const stay = () => {};

function Report(address: ReportAddress) {
  const Loaded = usePart(loadedReport, true, stay);
  return Loaded ? <Loaded {...address} /> : null;
}

export const ArchiveScreen = () => <ArchivePage Report={Report} />;
