import Download from 'lucide-react/icons/download';
import type { ReportRow } from '#contract/report.ts';
import { shortName } from '#contract/rules/names.ts';
import { useReportFile } from '#web/shared/report-file.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { addressOf } from './columns.tsx';

/** What can be done with a report (spec 2, "Reports page"). */
export function RowActions({ row }: { row: ReportRow }) {
  const { t } = useT();
  const failed = t('report.notifications.questionaryNotFound');
  const { save, isPending } = useReportFile(addressOf(row), failed);
  const report = t('report.list.one', { name: shortName(row), number: row.number });
  return (
    <IconButton
      label={t('report.list.download', { report })}
      icon={<Download />}
      pending={isPending}
      onClick={save}
    />
  );
}
