import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import type { OpeningVerb, ReportVerb } from '#contract/assessment/policy/report.ts';
import { useCompareItems } from '#web/assessment/report/compare-items.tsx';
import { useReportFiles } from '#web/assessment/report/export/report-file-items.tsx';
import { openBeside } from '#web/platform/shared/beside.ts';
import type { ReportAddress } from '#web/platform/shared/report/report-address.ts';
import { useReportFile } from '#web/platform/shared/report/report-file.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Menu } from '#web/platform/ui/cover/menu.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

interface ActionsProps {
  can: readonly (ReportVerb | OpeningVerb)[];
  address: ReportAddress;
  hasPrevious: boolean;
}

/** What can be done with an open report: the PDF at once, the rest from a menu. */
export function Actions({ can, address, hasPrevious }: ActionsProps) {
  const { t } = useT();
  const files = useReportFiles(address).filter(({ id }) => id !== 'pdf');
  const compare = useCompareItems(address, hasPrevious);
  const send = {
    id: 'send',
    label: t('report.list.sendReport'),
    icon: <Send />,
    onSelect: () => openBeside('sendReport', address),
  };
  const items = [
    ...files,
    ...(can.includes('send') ? [send] : []),
    ...(can.includes('compare') ? compare : []),
  ];
  return (
    <div className="r-actions">
      <PdfButton address={address} />
      <Menu variant="secondary" label={t('report.otherActions')} items={items} />
    </div>
  );
}

function PdfButton({ address }: { address: ReportAddress }) {
  const { t } = useT();
  const { save, isPending } = useReportFile(address, t('report.notifications.questionaryNotFound'));
  return (
    <Button
      className="r-wide"
      variant="primary"
      icon={<Download />}
      pending={isPending}
      onClick={save}
    >
      <span aria-live="polite">{t(isPending ? 'report.preparingPdf' : 'report.downloadPdf')}</span>
    </Button>
  );
}
