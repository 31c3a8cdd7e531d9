import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';
import { useComparisonFile } from './use-comparison-file.ts';

/** The item of a report's menu that saves its comparison with the previous report. */
export function useCompareFile(of: { questionaryId: string; employeeId: string }): MenuItem {
  const { t } = useT();
  const { save, isPending } = useComparisonFile(of);
  return {
    id: 'compare-pdf',
    label: t('comparison.file'),
    icon: <GitCompareArrows />,
    disabled: isPending,
    onSelect: save,
  };
}
