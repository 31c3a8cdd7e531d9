import Download from 'lucide-react/icons/download';
import ImageDown from 'lucide-react/icons/image-down';
import { exportHeatmap, type Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { HeatmapSearch } from './heatmap-search.ts';
import { heatmapQuery } from './queries.ts';

type HeatmapFilesProps = { heatmap: Heatmap; search: HeatmapSearch };

/** The table as a workbook, and as a picture of exactly what is shown. */
export function HeatmapFiles({ heatmap, search }: HeatmapFilesProps) {
  const { t, locale } = useT();
  const workbook = useDownload(exportHeatmap, t('heatmap.saveFailed'));
  const savePicture = async () => {
    try {
      const { savePicture } = await import('./picture.ts');
      await savePicture(heatmap, t, locale);
    } catch (error) {
      console.warn('The picture could not be drawn', error);
      toast.error(t('heatmap.pictureFailed'), t('common.tryAgain'));
    }
  };
  return (
    <div className="heat-files">
      <Button
        icon={<Download />}
        pending={workbook.isPending}
        onClick={() => workbook.mutate({ query: heatmapQuery(search) })}
      >
        {t('heatmap.saveXlsx')}
      </Button>
      {search.view === 'table' && (
        <Button icon={<ImageDown />} onClick={() => void savePicture()}>
          {t('heatmap.savePng')}
        </Button>
      )}
    </div>
  );
}
