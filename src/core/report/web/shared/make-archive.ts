import { makeReportArchive } from '#core/report/contract/report-archive.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** Begins a ZIP with all reports of questionaries. The header shows how far it is, and gives it out. */
export function useMakeArchive() {
  const { t } = useT();
  return useSend(makeReportArchive, {
    meta: { quiet: 'success' },
    onSuccess: ({ data: { totalCount: count } }) =>
      void toast.success(t('questionaryDetail.archiveBegun', { count })),
  });
}
