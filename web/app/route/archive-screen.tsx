import { ArchivePage } from '#web/questionary/archive/archive-page.tsx';
import { loadTexts } from '#web/session/texts.ts';
import type { ReportAddress } from '#web/shared/report-address.ts';
import { onDemand, usePart } from '#web/ui/base/on-demand.ts';

const loadedReport = onDemand(async () => {
  const [{ LoadedReport }] = await Promise.all([
    import('#web/report/content/report-modal.tsx'),
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
