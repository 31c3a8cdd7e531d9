import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Lock from 'lucide-react/icons/lock';
import { companySentences } from '#addon/heatmap/contract/company-words.ts';
import { exportHeatmap, type Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { ToAssessments } from '#core/questionary/web/to-assessments.tsx';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { CompanyChart } from './company-chart.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { HeatTable } from './heat-table.tsx';
import { HeatmapFilter } from './heatmap-filter.tsx';
import '#platform/web/shared/heat/heat.css';
import '#core/report/web/trend/trend.css';
import './heatmap.css';
import { companyViews, type HeatmapSearch, heatmapSearch } from './heatmap-search.ts';
import { heatmapQuery, useCompanyYears, useHeatmap } from './queries.ts';
import { YearsTable } from './years-table.tsx';

/** What the reports of a year say about the company as a whole (rule 71). */
export function HeatmapPage() {
  const can = useCan();
  return can('report_heatmap_list') ? <CompanyResults /> : <NotForAll />;
}

/** Anybody else came by a link that somebody gave them. */
function NotForAll() {
  const { t } = useT();
  return (
    <ListPage className="heat">
      <PageHead title={t('heatmap.title')} note="" />
      <EmptyState
        icon={<Lock aria-hidden="true" />}
        title={t('heatmap.onlyFor')}
        text={t('heatmap.onlyForText')}
        action={<Link to="/">{t('heatmap.toHome')}</Link>}
      />
    </ListPage>
  );
}

function CompanyResults() {
  const { t } = useT();
  const search = heatmapSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const heatmap = useHeatmap(search);
  const years = useCompanyYears(search);
  const { data } = heatmap.data ?? {};
  const change = (changed: HeatmapSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <ListPage className="heat">
      <PageHead title={t('heatmap.title')} note={data && noteOf(data, t)}>
        {data && <HeatmapFilter heatmap={data} onChange={change} />}
      </PageHead>
      {heatmap.isError && <QueryError query={heatmap} />}
      {heatmap.isPending && <Loading />}
      {data && !heatmap.isError && (
        <Found heatmap={data} years={years} search={search} onChange={change} />
      )}
    </ListPage>
  );
}

const noteOf = ({ total, method, year }: Heatmap, t: ReturnType<typeof useT>['t']) =>
  t('heatmap.note', { count: total.peopleCount, method, year });

interface FoundProps {
  heatmap: Heatmap;
  years: ReturnType<typeof useCompanyYears>;
  search: HeatmapSearch;
  onChange: (changed: HeatmapSearch) => void;
}

function Found({ heatmap, years, search, onChange }: FoundProps) {
  const { t, locale } = useT();
  const { year, method, anonymityThreshold: threshold } = heatmap;
  const told = years.data?.data;
  const { view = 'picture' } = search;
  if (years.isPending) return <Settling height="400px" />;
  if (heatmap.rowList.length === 0) {
    return (
      <EmptyState
        icon={<Grid3x3 aria-hidden="true" />}
        title={t('heatmap.empty', { year, method })}
        text={t('heatmap.emptyText')}
        action={<ToAssessments />}
      />
    );
  }
  return (
    <>
      <Card as="section" className="heat-summary">
        <ul className="heat-says">
          {companySentences({ heatmap, years: told }, { t, locale }).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <div className="heat-view">
        <Segmented
          label={t('heatmap.view')}
          value={view}
          options={companyViews.map((value) => ({ value, label: t(`heatmap.views.${value}`) }))}
          onChange={(value) => onChange({ view: value === 'picture' ? undefined : value })}
        />
      </div>
      {years.isError && <QueryError query={years} title={t('heatmap.years.failed')} />}
      {view === 'picture' ? (
        <CompanyChart heatmap={heatmap} years={told} />
      ) : (
        <>
          <HeatTable heatmap={heatmap} />
          <HeatLegend />
          {told && <YearsTable years={told} />}
        </>
      )}
      <Workbook search={search} />
      <Disclosure summary={t('heatmap.howTitle')}>
        <p>{t('heatmap.explained')}</p>
        <p>{t('heatmap.clearText')}</p>
        <p>{t('heatmap.withheldText', { threshold })}</p>
        <p>{t('heatmap.waitsText')}</p>
      </Disclosure>
    </>
  );
}

/** What is shown as a workbook. */
function Workbook({ search }: { search: HeatmapSearch }) {
  const { t } = useT();
  const workbook = useDownload(exportHeatmap, t('heatmap.saveFailed'));
  return (
    <div className="heat-files">
      <Button
        icon={<Download />}
        pending={workbook.isPending}
        onClick={() => workbook.mutate({ query: heatmapQuery(search) })}
      >
        {t('heatmap.saveXlsx')}
      </Button>
    </div>
  );
}

const lines = Array.from({ length: 8 }, (_, at) => `${at}`);

const Loading = () => (
  <div className="heat-loading" aria-busy="true">
    {lines.map((line) => (
      <Skeleton key={line} height="44px" />
    ))}
  </div>
);
