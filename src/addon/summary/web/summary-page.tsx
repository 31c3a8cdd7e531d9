import { useNavigate, useSearch } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import { getSummaryChoices, type Summary } from '#addon/summary/contract/summary.ts';
import { summaryName } from '#addon/summary/contract/summary-points.ts';
import { can, useSession } from '#core/account/web/session/session.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { type SummaryQuery, useSummary } from './queries.ts';
import '#platform/web/shared/heat/mark-table.css';
import './summary.css';
import { SummaryBody } from './summary-body.tsx';
import { SummaryFiles } from './summary-files.tsx';
import { SummaryFilter } from './summary-filter.tsx';
import { type SummarySearch, summarySearch } from './summary-search.ts';

/** A department, a leader's people, a cycle or the company in one report (rule 160). */
export function SummaryPage() {
  const { t } = useT();
  const { employeeId } = useSession().user;
  const search = summarySearch(useSearch({ strict: false }));
  const seesAll = can(getSummaryChoices.access);
  const query: SummaryQuery = seesAll
    ? { ...search, of: search.of ?? 'company' }
    : { ...search, of: 'leader', id: employeeId ?? undefined };
  const navigate = useNavigate();
  const summary = useSummary(query);
  const { data } = summary.data ?? {};
  const change = (changed: SummarySearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true });
  const isChosen = query.of === 'company' || query.id !== undefined;
  return (
    <ListPage className="summary">
      <PageHead title={t('summary.title')} note={isChosen && data ? noteOf(data, t) : undefined}>
        <SummaryFilter query={query} summary={data} seesAll={seesAll} onChange={change} />
      </PageHead>
      {!isChosen && <Choose of={query.of} />}
      {isChosen && summary.isError && <QueryError query={summary} />}
      {isChosen && summary.isPending && <Loading />}
      {isChosen && data && !summary.isError && <Found summary={data} query={query} />}
    </ListPage>
  );
}

const noteOf = (summary: Summary, t: ReturnType<typeof useT>['t']) =>
  `${summaryName(summary, t)} · ${t('summary.period', { method: summary.method, year: summary.year })}`;

function Choose({ of }: { of: SummaryQuery['of'] }) {
  const { t } = useT();
  const title = of === 'company' ? t('summary.title') : t(`summary.choose.${of}`);
  return <EmptyState icon={<ChartColumn />} title={title} text={t('summary.choose.text')} />;
}

function Found({ summary, query }: { summary: Summary; query: SummaryQuery }) {
  const { t } = useT();
  const { isWithheld, peopleCount: count, anonymityThreshold: threshold } = summary;
  if (isWithheld) {
    const why = count === 0 ? 'none' : 'withheld';
    return (
      <EmptyState
        icon={<ChartColumn />}
        title={t(`summary.${why}.title`)}
        text={t(`summary.${why}.text`, { count, threshold })}
      />
    );
  }
  return (
    <>
      <SummaryBody summary={summary} />
      <SummaryFiles query={query} />
    </>
  );
}

const lines = Array.from({ length: 6 }, (_, at) => `${at}`);

const Loading = () => (
  <div className="summary-loading" aria-busy="true">
    {lines.map((line) => (
      <Skeleton key={line} height="56px" />
    ))}
  </div>
);
