import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import './sharing.css';

/** What a report waits for before its subject may read it, or why it is held. */
export function SharingChip({ opening: { state, way, holdNote } }: { opening: ReportSharing }) {
  const { t } = useT();
  const waitsFor = way === 'talk' ? 'talk' : 'hr';
  return (
    <span className="r-opening">
      <Badge tone={state === 'held' ? 'neutral' : 'accent'}>
        {t(`reportOpening.chip.${state === 'held' ? 'held' : waitsFor}`)}
      </Badge>
      {holdNote && <Hint>{holdNote}</Hint>}
    </span>
  );
}
