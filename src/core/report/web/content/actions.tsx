import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import type { ReportVerb, SharingVerb } from '#core/report/contract/policy/report.ts';
import { useCompareItems } from '#core/report/web/compare-items.tsx';
import { useReportFiles } from '#core/report/web/export/report-file-items.tsx';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { useReportFile } from '#core/report/web/shared/report-file.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface ActionsProps {
  can: readonly (ReportVerb | SharingVerb)[];
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
