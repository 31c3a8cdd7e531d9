import type { ReactNode } from 'react';
import type { HeatmapGroup } from '#core/report/contract/reading/heatmap-groups.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** What the signs of the picture stand for. */
export function ChartLegend({ groupBy }: { groupBy: HeatmapGroup }) {
  const { t } = useT();
  const signs: [string, ReactNode][] = [
    [t('heatmap.total'), <circle key="" className="is-mark" cx={12} cy={8} r={7} />],
    [t(`heatmap.group.${groupBy}`), <circle key="" className="is-dot" cx={12} cy={8} r={4} />],
    [t('heatmap.chart.band'), <rect key="" width={24} y={2} height={12} rx={6} />],
    [t('heatmap.average'), <line key="" className="is-average" x1={12} x2={12} y2={16} />],
    [t('heatmap.hidden'), <circle key="" className="is-hollow" cx={12} cy={8} r={6} />],
  ];
  return (
    <ul className="heat-chart-legend" aria-label={t('heatmap.chart.legend')}>
      {signs.map(([label, sign]) => (
        <li key={label}>
          <svg className="heat-track" aria-hidden="true" width={24} height={16}>
            {sign}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
