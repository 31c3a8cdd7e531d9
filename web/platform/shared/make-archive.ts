import { makeReportArchive } from '#contract/assessment/report-archive.ts';
import { useSend } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';

/**
 * Begins a ZIP with all reports of questionaries. The header shows how far it is, and gives it out.
 */
export function useMakeArchive() {
  const { t } = useT();
  return useSend(makeReportArchive, {
    meta: { quiet: 'success' },
    onSuccess: ({ data: { totalCount: count } }) =>
      void toast.success(t('questionaryDetail.archiveBegun', { count })),
  });
}
