import Send from 'lucide-react/icons/send';
import type { ReportVerb, SharingVerb } from '#core/report/contract/policy/report.ts';
import { useCompareItems } from '#core/report/web/compare-items.tsx';
import { useReportFiles } from '#core/report/web/export/report-file-items.tsx';
import { PdfButton } from '#core/report/web/shared/pdf-button.tsx';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { useReportFile } from '#core/report/web/shared/report-file.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';

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
  const pdf = useReportFile(address, t('report.notifications.questionaryNotFound'));
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
      <PdfButton {...pdf} />
      <Menu variant="secondary" label={t('report.otherActions')} items={items} />
    </div>
  );
}
