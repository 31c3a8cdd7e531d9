import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import type { ReportRow } from '#contract/report.ts';
import { shortName } from '#contract/rules/names.ts';
import type { T } from '#i18n/t.ts';
import { PagedTable } from '#web/list/paged-table.tsx';
import { openReport } from '#web/report/address.ts';
import { useReportFile, type useReportList } from '#web/report/queries.ts';
import {
  isNarrowed,
  noSearch,
  pageSize,
  type ReportsSearch,
  searchOfSort,
  shownSort,
} from '#web/report/reports-search.ts';
import { MethodBadge } from '#web/shared/method-badge.tsx';
import { type Texts, useT } from '#web/ui/base/texts.tsx';
import { useDevice } from '#web/ui/base/use-device.ts';
import { nothingFound } from '#web/ui/list/nothing-found.tsx';
import type { Column } from '#web/ui/list/table.ts';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { formatMoment, formatPeriod } from '#web/ui/show/format-date.ts';
import type { EmptyStateProps } from '#web/ui/state/empty-state.tsx';

export interface ReportsTableProps {
  reports: ReturnType<typeof useReportList>;
  search: ReportsSearch;
  onSearch: (changed: ReportsSearch) => void;
}

export function ReportsTable({ reports, search, onSearch }: ReportsTableProps) {
  const texts = useT();
  const { t } = texts;
  const isPhone = useDevice() === 'mobile';
  const [number, employee, ...others] = columnsOf(texts, search);
  return (
    <PagedTable
      list={reports}
      pageSize={pageSize}
      page={search.page}
      onPage={(page) => onSearch({ page })}
      label={t('report.list.title')}
      // A card is headed by its first column, and people look for a name.
      columns={isPhone ? [employee, number, ...others] : [number, employee, ...others]}
      rowKey={(row) => `${row.questionaryId} ${row.employeeId}`}
      actions={(row) => <RowDownload row={row} />}
      sort={shownSort(search)}
      onSort={(sort) => onSearch({ sort: searchOfSort(sort) })}
      skeletonRows={pageSize}
      empty={emptyState(t, search, () => onSearch(noSearch))}
    />
  );
}

function emptyState(t: T, search: ReportsSearch, reset: () => void): EmptyStateProps {
  if (isNarrowed(search)) return nothingFound(t, reset);
  return {
    icon: <FileChartColumn aria-hidden="true" />,
    title: t('report.list.empty'),
    text: t('report.list.emptyText'),
  };
}

type Columns = [Column<ReportRow>, Column<ReportRow>, ...Column<ReportRow>[]];

function columnsOf(texts: Texts, search: ReportsSearch): Columns {
  const { t } = texts;
  return [
    {
      key: 'number',
      label: t('report.list.number'),
      sortable: true,
      cell: ({ number }) => <span className="ui-digits">{number}</span>,
    },
    {
      key: 'lastName',
      label: t('report.list.employee'),
      sortable: true,
      cell: (row) => <EmployeeCell row={row} search={search} />,
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
        <span className="ui-digits r-nowrap">{formatPeriod(dateStart, dateEnd, texts)}</span>
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

function EmployeeCell({ row, search }: { row: ReportRow; search: ReportsSearch }) {
  const { t } = useT();
  const place = [row.position, row.subdivision].filter(Boolean).join(' · ');
  return (
    <span className="r-employee">
      <Link
        to="/estimation/reports"
        search={openReport(search, row)}
        resetScroll={false}
        aria-label={t('report.list.open', { name: shortName(row) })}
      >
        {shortName(row)}
      </Link>
      {place && <span className="ui-hint">{place}</span>}
    </span>
  );
}

function RowDownload({ row }: { row: ReportRow }) {
  const { t } = useT();
  const { questionaryId, employeeId } = row;
  const { save, isPending } = useReportFile({ questionaryId, employeeId });
  return (
    <IconButton
      label={t('report.list.download', { name: shortName(row) })}
      icon={<Download />}
      pending={isPending}
      onClick={save}
    />
  );
}
