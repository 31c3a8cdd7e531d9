import { exportCompare } from '#core/report/contract/report-compare.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
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
