import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { limits } from '#platform/contract/rules/scale.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { heatTint } from './words.ts';

/** Where each shade begins: the colours repeat the numbers, and never say more. */
const from = [1, limits.low - 0.5, limits.low, limits.high, limits.high + 0.5];

/** Which marks have which shade. */
export function HeatLegend() {
  const { t, locale } = useT();
  return (
    <ul className="heat-legend" aria-label={t('heatmap.legend.label')}>
      {from.map((least, at) => {
        const limit = at === 0 ? from[1] : least;
        return (
          <li key={least} data-heat={heatTint(least)}>
            {t(at === 0 ? 'heatmap.legend.below' : 'heatmap.legend.from', {
              mark: formatMark(limit ?? null, locale, 1),
            })}
          </li>
        );
      })}
    </ul>
  );
}
