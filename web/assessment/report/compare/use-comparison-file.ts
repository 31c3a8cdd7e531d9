import { exportCompare } from '#contract/assessment/report-compare.ts';
import { useDownload } from '#web/platform/api/use-download.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { type ComparedReports, comparisonQuery } from './queries.ts';

/**
 * Saves a comparison as a PDF. A failure is titled as the specification says.
 */
export function useComparisonFile(compared: ComparedReports) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(
    exportCompare,
    t('report.notifications.questionaryNotFound'),
  );
  return { save: () => mutate({ query: comparisonQuery(compared) }), isPending };
}
