import Download from 'lucide-react/icons/download';
import { exportSummary, summaryFormats } from '#contract/assessment/company/summary.ts';
import { useDownload } from '#web/platform/api/use-download.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
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
          {t('summary.download')} {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
