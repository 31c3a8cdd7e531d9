import type { Selection } from '#core/questionary/web/assessments/selection.ts';
import { useReportsAction } from '#core/questionary/web/many/reports-action.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SelectionBar } from '#platform/web/ui/list/selection-bar.tsx';

/** How many are selected, and all their reports as one file. */
export function ArchiveBar({ selection: { picked, clear } }: { selection: Selection }) {
  const { t } = useT();
  return (
    <SelectionBar
      label={t('many.bar')}
      says={t('many.chosen', { count: picked.size })}
      onClear={clear}
      actions={useReportsAction([...picked.values()], clear)}
    />
  );
}
