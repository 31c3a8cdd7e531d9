import type { ReportRow } from '#core/report/contract/report-list.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { useDeleteReport } from './queries.ts';

/** Removes one report that was brought in. A failure also closes the dialog; a toast says why. */
export function RemoveReport({ row, onClose }: { row: ReportRow; onClose: () => void }) {
  const { t, locale } = useT();
  const remove = useDeleteReport();
  const { questionaryId, employeeId, number } = row;
  const params = { questionaryId, employeeId };
  return (
    <ConfirmDialog
      open
      danger
      title={t('importedReport.removeTitle', { name: shortName(row, locale), number })}
      text={t('importedReport.removeText')}
      confirmLabel={t('common.delete')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
