import { useSession } from '#core/account/web/session/session.ts';
import {
  useAllPositionNames,
  useAllSubdivisionNames,
} from '#core/directory/web/shared/dictionaries.ts';
import { ListExportMenu } from '#core/report/web/export/list-export-menu.tsx';
import { ImportedMenu } from '#core/report/web/imported/imported-menu.tsx';
import { useReportGroups, useReportList, useReportsAddress } from '#core/report/web/queries.ts';
import { reportsAddress } from '#core/report/web/reports-search.ts';
import { WaitingReports } from '#core/report/web/sharing/waiting-reports.tsx';
import { opensReports } from '#platform/contract/call/access.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ReportGroups } from './report-groups.tsx';
import { ReportsTable } from './reports-table.tsx';
import { countNote, viewsFor } from './views.ts';
import './reports-page.css';

const ReportFilterFields = part(() => import('./filter-fields.tsx'), 'ReportFilterFields');

/** The final reports that a person may open, as one list or in groups. */
export function ReportsPage() {
  const { t } = useT();
  const address = useReportsAddress();
  const { search, setSearch } = address;
  const { roles } = useSession();
  const views = viewsFor(roles);
  const view = views.find((one) => one === search.view) ?? 'list';
  const groupBy = view === 'list' ? undefined : view;
  const reports = useReportList(search, !groupBy);
  const groups = useReportGroups(search, groupBy);
  const seesOthers = opensReports(roles, 'subordinate');
  const subdivisions = useAllSubdivisionNames(seesOthers);
  const positions = useAllPositionNames(seesOthers);
  const count = (groupBy ? groups : reports).data?.count;
  return (
    <ListPage>
      <PageHead
        title={t('report.list.title')}
        note={count === undefined ? undefined : countNote(t, view, count)}
      >
        {seesOthers && (
          <SearchField
            label={t('report.list.search')}
            value={search.search ?? ''}
            onChange={(text) => setSearch({ search: text || undefined })}
          />
        )}
        <FilterButton filter={search} none={reportsAddress.noFilter} onChange={setSearch}>
          {(fields) => (
            <ReportFilterFields
              meanwhile={<Skeleton width="320px" height="280px" />}
              {...fields}
              places={seesOthers ? { subdivisions, positions } : undefined}
            />
          )}
        </FilterButton>
        <ListExportMenu search={search} disabled={!count} />
        <ImportedMenu />
      </PageHead>
      <InfoBlock title={t('report.list.infoTitle')} onceKey="reports">
        {t('report.list.infoText')}
      </InfoBlock>
      <WaitingReports />
      <div>
        <Tabs
          label={t('report.views.label')}
          tabs={views.map((id) => ({ id, label: t(`report.views.${id}`) }))}
          selected={view}
          onSelect={(id) => setSearch({ view: id === 'list' ? undefined : id, open: undefined })}
        >
          {groupBy ? (
            <ReportGroups groupBy={groupBy} groups={groups} address={address} />
          ) : (
            <ReportsTable label={t('report.list.title')} reports={reports} address={address} />
          )}
        </Tabs>
      </div>
    </ListPage>
  );
}
