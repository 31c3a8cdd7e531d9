import Download from 'lucide-react/icons/download';
import { exportSummary, summaryFormats } from '#addon/summary/contract/summary.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { SummaryQuery } from './queries.ts';

/** What the screen says, to take along. */
export function SummaryFiles({ query }: { query: SummaryQuery }) {
  const { t } = useT();
  const file = useDownload(exportSummary, t('summary.downloadFailed'));
  return (
    <div className="summary-files">
      {summaryFormats.map((format) => (
        <Button
          key={format}
          icon={<Download />}
          pending={file.isPending && file.variables.query.format === format}
          disabled={file.isPending}
          onClick={() => file.mutate({ query: { ...query, format } })}
        >
          {t('summary.download')} {t(`summary.formats.${format}`)}
        </Button>
      ))}
    </div>
  );
}
