import { lazy } from 'react';
import { isEmployeeOnly } from '#contract/call/access.ts';
import { useReportsAddress } from '#web/report/address.ts';
import { useReportList } from '#web/report/queries.ts';
import { reportsAddress } from '#web/report/reports-search.ts';
import { useSession } from '#web/session/session.ts';
import { useSubdivisionNames } from '#web/shared/dictionaries.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { FilterButton } from '#web/ui/list/filter-button.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { PageHead } from '#web/ui/list/page-head.tsx';
import { InfoBlock } from '#web/ui/state/info-block.tsx';
import { ReportsTable } from './reports-table.tsx';
import './reports-page.css';

const ReportFilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).ReportFilterFields,
}));

/** The final reports that a person may open (spec 2, "Reports page"). */
export function ReportsPage() {
  const { t } = useT();
  const address = useReportsAddress();
  const { search, setSearch } = address;
  const seesSubdivisions = !isEmployeeOnly(useSession().roles);
  const reports = useReportList(search);
  const subdivisions = useSubdivisionNames(seesSubdivisions);
  const count = reports.data?.count;
  return (
    <ListPage>
      <PageHead
        title={t('report.list.title')}
        note={count === undefined ? undefined : t('report.list.count', { count })}
      >
        <SearchField
          label={t('report.list.search')}
          value={search.search ?? ''}
          onChange={(text) => setSearch({ search: text || undefined })}
        />
        <FilterButton filter={search} none={reportsAddress.noFilter} onChange={setSearch}>
          {(fields) => (
            <ReportFilterFields
              {...fields}
              subdivisions={seesSubdivisions ? subdivisions : undefined}
            />
          )}
        </FilterButton>
      </PageHead>
      <InfoBlock title={t('report.list.infoTitle')} closeKey="reports">
        {t('report.list.infoText')}
      </InfoBlock>
      <ReportsTable reports={reports} address={address} />
    </ListPage>
  );
}
