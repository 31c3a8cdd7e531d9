import EyeOff from 'lucide-react/icons/eye-off';
import type { HeatmapCell } from '#addon/heatmap/contract/heatmap.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { heatTint, peopleIn, withheldReason } from './words.ts';

/** A mark with the people behind it, or a sign and the word why there is none. */
export function HeatCell({ cell, threshold }: { cell: HeatmapCell; threshold: number }) {
  const { t, locale } = useT();
  if (cell.mark !== null) {
    return (
      <td className="heat-cell" data-heat={heatTint(cell.mark)}>
        <b>{formatMark(cell.mark, locale, digitsOfHeatmap)}</b>
        <Hint className="heat-people">{peopleIn(cell, t)}</Hint>
      </td>
    );
  }
  const reason = withheldReason(cell, threshold, t);
  const isWithheld = cell.waitingCount > 0;
  return (
    <td className="heat-cell" title={reason}>
      <VisuallyHidden>{reason}</VisuallyHidden>
      <Muted aria-hidden="true" className="heat-withheld">
        {isWithheld ? <EyeOff /> : '—'}
        {isWithheld && <Hint className="heat-people">{t('heatmap.hidden')}</Hint>}
      </Muted>
    </td>
  );
}

/** A mark of a whole row or column. */
export function HeatTotal({ mark, className }: { mark: number | null; className?: string }) {
  const { locale } = useT();
  return (
    <td className={className} data-heat={heatTint(mark)}>
      <b>{formatMark(mark, locale, digitsOfHeatmap)}</b>
    </td>
  );
}
