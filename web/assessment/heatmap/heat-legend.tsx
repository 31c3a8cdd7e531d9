import { formatMark } from '#contract/assessment/content/report-numbers.ts';
import { limits } from '#contract/platform/rules/scale.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { heats } from './words.ts';

/** Where each shade begins: the colours repeat the numbers, and never say more. */
const from = [null, limits.low - 0.5, limits.low, limits.high, limits.high + 0.5];

/** Which marks have which shade. */
export function HeatLegend() {
  const { t, locale } = useT();
  return (
    <ul className="heat-legend" aria-label={t('heatmap.legend.label')}>
      {heats.map((heat, at) => {
        const least = from[at] ?? null;
        const mark = formatMark(least ?? from[1] ?? null, locale, 1);
        return (
          <li key={heat} data-heat={heat}>
            {t(least === null ? 'heatmap.legend.below' : 'heatmap.legend.from', { mark })}
          </li>
        );
      })}
    </ul>
  );
}
