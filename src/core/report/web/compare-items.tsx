import { useNavigate } from '@tanstack/react-router';
import FileSearch from 'lucide-react/icons/file-search';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { paramsOfComparison } from '#core/report/web/shared/comparison-address.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';

/** To compare a final 360 report with the previous one, if there is one, or a chosen one, as items of a menu. */
export function useCompareItems(report: ReportAddress, hasPrevious: boolean): MenuItem[] {
  const { t } = useT();
  const navigate = useNavigate();
  const open = (other: 'previous' | 'choose') =>
    void navigate({
      to: '.',
      search: (before: object) => ({
        ...before,
        ...paramsOfComparison({ ...report, with: other }),
      }),
      state: { opensReport: true },
      resetScroll: false,
    });
  const previous = {
    id: 'previous',
    label: t('report.list.comparePrevious'),
    icon: <GitCompareArrows />,
    onSelect: () => open('previous'),
  };
  const choose = {
    id: 'choose',
    label: t('report.list.compareChosen'),
    icon: <FileSearch />,
    onSelect: () => open('choose'),
  };
  return hasPrevious ? [previous, choose] : [choose];
}
