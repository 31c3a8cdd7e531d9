import type { Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import { heatmapGroups } from '#core/report/contract/reading/heatmap-groups.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import type { HeatmapSearch } from './heatmap-search.ts';

type HeatmapFilterProps = { heatmap: Heatmap; onChange: (changed: HeatmapSearch) => void };

/** What the rows are, and of which year and method. Nothing else narrows the view (decision 073). */
export function HeatmapFilter({ heatmap, onChange }: HeatmapFilterProps) {
  const { t } = useT();
  const years = heatmap.yearList.map(String);
  return (
    <>
      <Segmented
        label={t('heatmap.rows')}
        value={heatmap.groupBy}
        options={heatmapGroups.map((value) => ({ value, label: t(`heatmap.by.${value}`) }))}
        onChange={(by) => onChange({ by })}
      />
      <Segmented
        label={t('heatmap.method')}
        value={heatmap.method}
        options={methods.map((value) => ({ value, label: value }))}
        onChange={(method) => onChange({ method })}
      />
      <Select
        label={t('heatmap.year')}
        hideLabel
        value={String(heatmap.year)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={(year) => onChange({ year })}
        className="heat-year"
      />
    </>
  );
}
