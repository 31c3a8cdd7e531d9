import Download from 'lucide-react/icons/download';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { useComparisonFile } from '#core/report/web/compare/queries.ts';
import { useCompareItems } from '#core/report/web/compare-items.tsx';
import { useReportFiles } from '#core/report/web/export/report-file-items.tsx';
import { openBeside, type SendingAddress } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';
import { addressOf } from './columns.tsx';

export interface RowAction {
  id: 'export' | 'send' | 'compare' | 'remove';
  icon: ReactNode;
  items: readonly MenuItem[];
}

/**
 * What can be done with a report. 360 reports are compared with the previous one where there is one;
 * the others are saved as a PDF and sent without a menu.
 */
export function useRowActions(
  row: ReportRow,
  { following, onRemove }: { following: () => SendingAddress[]; onRemove: () => void },
): RowAction[] {
  const { t } = useT();
  const address = addressOf(row);
  const { can, hasPrevious } = row;
  const is360 = row.method === '360';
  const files = useReportFiles(address);
  const { save, isPending } = useComparisonFile(address);
  const compareWith = useCompareItems(address, hasPrevious);
  const comparison = {
    id: 'compare-pdf',
    label: t('comparison.file'),
    icon: <GitCompareArrows />,
    disabled: isPending,
    onSelect: save,
  };
  const send = {
    id: 'send',
    label: t('report.list.sendReport'),
    icon: <Send />,
    onSelect: () => openBeside('sendReport', { ...address, following: following() }),
  };
  const sendComparison = {
    id: 'sendComparison',
    label: t('report.list.sendComparison'),
    icon: <GitCompareArrows />,
    onSelect: () => openBeside('sendReport', { ...address, isCompareReport: true }),
  };
  const sends = hasPrevious ? [send, sendComparison] : [send];
  const remove = {
    id: 'remove',
    label: t('report.list.remove'),
    icon: <Trash2 />,
    onSelect: onRemove,
  };
  const actions: RowAction[] = [
    {
      id: 'export',
      icon: <Download />,
      items: is360 ? [...files, ...(hasPrevious ? [comparison] : [])] : files.slice(0, 1),
    },
    { id: 'send', icon: <Send />, items: can.includes('send') ? sends : [] },
    {
      id: 'compare',
      icon: <GitCompareArrows />,
      items: can.includes('compare') ? compareWith : [],
    },
    { id: 'remove', icon: <Trash2 />, items: can.includes('remove') ? [remove] : [] },
  ];
  return actions.filter(({ items }) => items.length > 0);
}
