import Download from 'lucide-react/icons/download';
import { exportHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { HeatmapSearch } from './heatmap-search.ts';
import { heatmapQuery } from './queries.ts';

/** What is shown as a workbook. */
export function HeatmapFiles({ search }: { search: HeatmapSearch }) {
  const { t } = useT();
  const workbook = useDownload(exportHeatmap, t('heatmap.saveFailed'));
  return (
    <div className="heat-files">
      <Button
        icon={<Download />}
        pending={workbook.isPending}
        onClick={() => workbook.mutate({ query: heatmapQuery(search) })}
      >
        {t('heatmap.saveXlsx')}
      </Button>
    </div>
  );
}
