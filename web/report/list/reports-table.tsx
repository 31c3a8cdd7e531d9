import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import type { ReportRow } from '#contract/report.ts';
import { shortName } from '#contract/rules/names.ts';
import { PagedTable } from '#web/list/paged-table.tsx';
import type { useReportsAddress } from '#web/report/address.ts';
import type { useReportList } from '#web/report/queries.ts';
import { MethodBadge } from '#web/shared/method-badge.tsx';
import { placeLine } from '#web/shared/place-line.ts';
import { useReportFile } from '#web/shared/report-file.ts';
import { ReportLink } from '#web/shared/report-link.tsx';
import { type Texts, useT } from '#web/ui/base/texts.tsx';
import { useDevice } from '#web/ui/base/use-device.ts';
import type { Column } from '#web/ui/list/table.ts';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { formatMoment, formatPeriod } from '#web/ui/show/format-date.ts';
import { Digits, Hint } from '#web/ui/show/text.tsx';

export interface ReportsTableProps {
  reports: ReturnType<typeof useReportList>;
  address: ReturnType<typeof useReportsAddress>;
}

export function ReportsTable({ reports, address }: ReportsTableProps) {
  const texts = useT();
  const { t } = texts;
  const isPhone = useDevice() === 'mobile';
  const [number, employee, ...others] = columnsOf(texts);
  return (
    <PagedTable
      list={reports}
      address={address}
      label={t('report.list.title')}
      // On phones the first column heads the card, and people look for a name.
      columns={isPhone ? [employee, number, ...others] : [number, employee, ...others]}
      rowKey={(row) => `${row.questionaryId} ${row.employeeId}`}
      actions={(row) => <RowDownload row={row} />}
      empty={{
        icon: <FileChartColumn aria-hidden="true" />,
        title: t('report.list.empty'),
        text: t('report.list.emptyText'),
      }}
    />
  );
}

type Columns = [Column<ReportRow>, Column<ReportRow>, ...Column<ReportRow>[]];

function columnsOf(texts: Texts): Columns {
  const { t } = texts;
  return [
    {
      key: 'number',
      label: t('report.list.number'),
      sortable: true,
      cell: ({ number }) => <Digits>{number}</Digits>,
    },
    {
      key: 'lastName',
      label: t('report.list.employee'),
      sortable: true,
      cell: (row) => <EmployeeCell row={row} />,
    },
    {
      key: 'type',
      label: t('report.list.type'),
      cell: ({ type }) => t(`questionaryType.${type}`),
    },
    {
      key: 'dateStart',
      label: t('report.list.period'),
      sortable: true,
      cell: ({ dateStart, dateEnd }) => (
        <Digits className="r-nowrap">{formatPeriod(dateStart, dateEnd, texts)}</Digits>
      ),
    },
    {
      key: 'method',
      label: t('report.list.method'),
      sortable: true,
      cell: ({ method }) => <MethodBadge method={method} />,
    },
    {
      key: 'createdAt',
      label: t('report.list.createdAt'),
      sortable: true,
      cell: ({ createdAt }) => (
        <time className="r-nowrap" dateTime={createdAt}>
          {formatMoment(createdAt, texts)}
        </time>
      ),
    },
  ];
}

function EmployeeCell({ row }: { row: ReportRow }) {
  const { t } = useT();
  const place = placeLine(row.position, row.subdivision);
  return (
    <span className="r-employee">
      <ReportLink report={addressOf(row)} label={t('report.list.open', { name: shortName(row) })}>
        <bdi>{shortName(row)}</bdi>
      </ReportLink>
      {place && <Hint>{place}</Hint>}
    </span>
  );
}

const addressOf = ({ questionaryId, employeeId }: ReportRow) => ({ questionaryId, employeeId });

function RowDownload({ row }: { row: ReportRow }) {
  const { t } = useT();
  const failed = t('report.notifications.questionaryNotFound');
  const { save, isPending } = useReportFile(addressOf(row), failed);
  return (
    <IconButton
      label={t('report.list.download', { name: shortName(row) })}
      icon={<Download />}
      pending={isPending}
      onClick={save}
    />
  );
}
