import FileChartColumn from 'lucide-react/icons/file-chart-column';
import { useSession } from '#core/account/web/session/session.ts';
import { ToAssessments } from '#core/questionary/web/to-assessments.tsx';
import { mostReportsCounted, type ReportRow } from '#core/report/contract/report-list.ts';
import type { useReportList } from '#core/report/web/queries.ts';
import { opensReports } from '#platform/contract/call/access.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import type { ShownList } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { addressOf, columnsOf } from './columns.tsx';
import { RowActions } from './row-actions.tsx';

interface ReportsTableProps {
  /** Says what the table holds, for screen readers. */
  label: string;
  reports: ReturnType<typeof useReportList>;
  address: ShownList;
  /** All reports are about one person, whom the group names. */
  ofOne?: boolean;
}

/** Reports, page by page. To anybody who is only an employee they say neither who nor what was assessed. */
export function ReportsTable({ label, reports, address, ofOne = false }: ReportsTableProps) {
  const texts = useT();
  const { t } = texts;
  const isPhone = useDevice() === 'mobile';
  const isOwn = !opensReports(useSession().roles, 'subordinate');
  function following(row: ReportRow) {
    const rows = reports.data?.data ?? [];
    const after = rows.slice(rows.indexOf(row) + 1);
    return after.filter(({ can }) => can.includes('send')).map(addressOf);
  }
  return (
    <PagedTable
      list={reports}
      address={address}
      label={label}
      columns={columnsOf(texts, { ofOne: ofOne || isOwn, withType: !isOwn, isPhone })}
      rowKey={(row) => `${row.questionaryId} ${row.employeeId}`}
      actions={(row) => <RowActions row={row} following={() => following(row)} />}
      mostCounted={mostReportsCounted}
      empty={noReports(t)}
    />
  );
}

export const noReports = (t: ReturnType<typeof useT>['t']) => ({
  icon: <FileChartColumn aria-hidden="true" />,
  title: t('report.list.empty'),
  text: t('report.list.emptyText'),
  action: <ToAssessments />,
});
