import type { ReportOpening } from '#contract/assessment/rules/opening.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Badge } from '#web/platform/ui/show/badge.tsx';
import './opening.css';

/** What a report waits for before its subject may read it. */
export function OpeningChip({ opening }: { opening: ReportOpening }) {
  const { t } = useT();
  const { state, way, holdNote } = opening;
  if (state === 'waits') {
    return (
      <span className="r-opening">
        <Badge tone="accent">{t(`reportOpening.chip.${way === 'talk' ? 'talk' : 'hr'}`)}</Badge>
      </span>
    );
  }
  return (
    <span className="r-opening">
      <Badge tone="danger">
        {holdNote
          ? t('reportOpening.chip.heldFor', { note: holdNote })
          : t('reportOpening.chip.held')}
      </Badge>
    </span>
  );
}
