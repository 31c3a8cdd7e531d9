import { lazy, Suspense, useEffect } from 'react';
import { isEmployeeOnly } from '#contract/access.ts';
import { useSession } from '#web/session/session.ts';
import { InfoBlock } from '#web/ui/info-block.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { pageCount } from '#web/ui/pages.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import { useReportsAddress } from './address.ts';
import { useReportList, useSubdivisions } from './queries.ts';
import { ReportsFilterButton } from './reports-filter.tsx';
import { offsetOfSearch, pageSize } from './reports-search.ts';
import { ReportsTable } from './reports-table.tsx';
import './reports-page.css';

const ReportModal = lazy(async () => ({
  default: (await import('./report-modal.tsx')).ReportModal,
}));

/** The final reports a person may open (spec 2, "Reports page"). */
export function ReportsPage() {
  const { t } = useT();
  const { search, setSearch, close } = useReportsAddress();
  const seesSubdivisions = !isEmployeeOnly(useSession().roles);
  const reports = useReportList(search);
  const subdivisions = useSubdivisions(seesSubdivisions);
  const count = reports.data?.count;
  const last = count === undefined ? undefined : Math.max(1, pageCount(count, pageSize));
  const isBeyond = last !== undefined && (search.page ?? 1) > last && !reports.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) setSearch({ page: last === 1 ? undefined : last });
  });
  return (
    <div className="r-list">
      <header className="r-list-head">
        <div>
          <h1>{t('report.list.title')}</h1>
          <p className="ui-muted" role="status">
            {count === undefined ? '\u00a0' : t('report.list.count', { count })}
          </p>
        </div>
        <search className="r-list-tools">
          <SearchField
            label={t('report.list.search')}
            value={search.search ?? ''}
            onChange={(text) => setSearch({ search: text || undefined })}
          />
          <ReportsFilterButton
            filter={search}
            subdivisions={seesSubdivisions ? subdivisions : undefined}
            onChange={setSearch}
          />
        </search>
      </header>
      <InfoBlock title={t('report.list.infoTitle')} closeKey="reports">
        {t('report.list.infoText')}
      </InfoBlock>
      <ReportsTable reports={reports} search={search} onSearch={setSearch} />
      <Pager
        count={count ?? 0}
        limit={pageSize}
        offset={offsetOfSearch(search)}
        onOffset={(offset) => setSearch({ page: offset === 0 ? undefined : offset / pageSize + 1 })}
      />
      <Suspense>
        {search.questionary && search.employee && (
          <ReportModal
            key={`${search.questionary} ${search.employee}`}
            questionaryId={search.questionary}
            employeeId={search.employee}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
