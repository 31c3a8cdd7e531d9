import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import { useState } from 'react';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { useReportFile } from '#core/report/web/shared/report-file.ts';
import { Trend } from '#core/report/web/trend/trend.tsx';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import { offsetOf } from '#platform/web/ui/list/pages.ts';
import type { Sort } from '#platform/web/ui/list/sort.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits } from '#platform/web/ui/show/text.tsx';
import { type ReportSort, useReports } from './queries.ts';

const limit = 10;

/** The finished reports about a person, each as a PDF, and where they lead. */
export function RatingTab({ employeeId }: { employeeId: string }) {
  const texts = useT();
  const { t } = texts;
  const isPhone = useDevice() === 'mobile';
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort>();
  const reports = useReports(employeeId, {
    offset: offsetOf(page, limit),
    limit,
    sort: sort as ReportSort,
  });
  return (
    <div className="profile-rating">
      <DataTable
        label={t('profile.reports')}
        columns={columnsOf(texts, isPhone)}
        rows={reports.data?.data}
        rowKey={({ questionaryId }) => questionaryId}
        actions={(row) => <RowDownload row={row} />}
        {...(sort && { sort })}
        onSort={(chosen) => {
          setSort(chosen);
          setPage(1);
        }}
        loading={reports.isFetching}
        failed={reports.isError && !reports.data && t('profile.reportsFailed')}
        onRetry={() => void reports.refetch()}
        skeletonRows={3}
        empty={{
          icon: <FileChartColumn aria-hidden="true" />,
          title: t('profile.noReports'),
          text: t('profile.noReportsText'),
        }}
      />
      <Pager
        count={reports.data?.count ?? 0}
        limit={limit}
        page={page}
        onPage={setPage}
        label={t('profile.reports')}
      />
      <Trend employeeId={employeeId} />
    </div>
  );
}

function columnsOf(texts: Texts, isPhone: boolean): Column<ReportRow>[] {
  const { t } = texts;
  // On phones the number heads the card without a label, so it gets a sign of its own.
  const sign = isPhone ? `${t('profile.number')} ` : '';
  const day = (date: string) => <Digits>{formatDay(date, texts)}</Digits>;
  return [
    {
      key: 'number',
      label: t('profile.number'),
      sortable: true,
      cell: ({ number }) => (
        <Digits>
          {sign}
          {number}
        </Digits>
      ),
    },
    {
      key: 'dateStart',
      label: t('profile.dateStart'),
      sortable: true,
      cell: ({ dateStart }) => day(dateStart),
    },
    { key: 'dateEnd', label: t('profile.dateEnd'), cell: ({ dateEnd }) => day(dateEnd) },
    {
      key: 'method',
      label: t('profile.method'),
      cell: ({ method }) => <MethodBadge method={method} />,
    },
  ];
}

function RowDownload({ row }: { row: ReportRow }) {
  const { t } = useT();
  const { questionaryId, employeeId } = row;
  const { save, isPending } = useReportFile(
    { questionaryId, employeeId },
    t('profile.questionaryNotFound'),
  );
  return (
    <IconButton
      label={t('profile.download', { number: row.number })}
      icon={<Download />}
      pending={isPending}
      onClick={save}
    />
  );
}
