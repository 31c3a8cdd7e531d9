import { lazy, Suspense } from 'react';
import { isEmployeeOnly } from '#contract/access.ts';
import { useSession } from '#web/session/session.ts';
import { FilterButton } from '#web/ui/filter-button.tsx';
import { InfoBlock } from '#web/ui/info-block.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import { useReportsAddress } from './address.ts';
import { useReportList, useSubdivisions } from './queries.ts';
import { noFilter } from './reports-search.ts';
import { ReportsTable } from './reports-table.tsx';
import './reports-page.css';

const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));
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
  return (
    <div className="ui-list-page">
      <PageHead
        title={t('report.list.title')}
        note={count === undefined ? undefined : t('report.list.count', { count })}
      >
        <SearchField
          label={t('report.list.search')}
          value={search.search ?? ''}
          onChange={(text) => setSearch({ search: text || undefined })}
        />
        <FilterButton filter={search} none={noFilter} onChange={setSearch}>
          {(fields) => (
            <FilterFields {...fields} subdivisions={seesSubdivisions ? subdivisions : undefined} />
          )}
        </FilterButton>
      </PageHead>
      <InfoBlock title={t('report.list.infoTitle')} closeKey="reports">
        {t('report.list.infoText')}
      </InfoBlock>
      <ReportsTable reports={reports} search={search} onSearch={setSearch} />
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
