import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { type ReactNode, useId } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { PendingPerson } from '#core/pending/contract/pending.ts';
import { useRemindPending } from '#core/pending/web/queries.ts';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { QuestionaryCard } from '#core/questionary/web/questionary-card.tsx';
import { ReportsTable } from '#core/report/web/list/reports-table.tsx';
import { useReportList, useReportsAddress } from '#core/report/web/queries.ts';
import { Trend } from '#core/report/web/trend/trend.tsx';
import { type FailedQuery, QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { useAssessmentsOf, usePendingOf, usePlansOf } from './queries.ts';
import '#core/questionary/web/assessments/assessments.css';

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type Loaded<Row> = FailedQuery & {
  isError: boolean;
  data: { data: readonly Row[] } | undefined;
};

interface LoadedPartProps<Row> {
  title: string;
  query: Loaded<Row>;
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A part with its loading, empty and failed state. */
function LoadedPart<Row>({ title, query, none, children }: LoadedPartProps<Row>) {
  const rows = query.data?.data;
  return (
    <Part title={title}>
      {rows?.length === 0 && <Muted as="p">{none}</Muted>}
      {rows && rows.length > 0 && children(rows)}
      {!rows && (query.isError ? <QueryError query={query} /> : <Settling />)}
    </Part>
  );
}

/** The reports about them as in the list, and how they have developed. */
export function ReportsOf({ id }: { id: string }) {
  const { t } = useT();
  const address = useReportsAddress();
  const reports = useReportList({ ...address.search, employeeId: id });
  return (
    <Part title={t('people.reports')}>
      {reports.isPending ? (
        <Settling />
      ) : (
        <ReportsTable label={t('people.reports')} reports={reports} address={address} ofOne />
      )}
      <Trend employeeId={id} />
    </Part>
  );
}

/** What they are asked to answer and haven't; a press reminds them. */
export function PendingOf({ id }: { id: string }) {
  const { t } = useT();
  return (
    <LoadedPart
      title={t('people.pending')}
      query={usePendingOf(id)}
      none={t('people.nothingPending')}
    >
      {(rows) => rows.map((row) => <Pending key={row.id} row={row} />)}
    </LoadedPart>
  );
}

function Pending({ row: { id, openCount, until, isRemindable } }: { row: PendingPerson }) {
  const texts = useT();
  const { t } = texts;
  const remind = useRemindPending();
  const mayRemind = useCan()(questionaryPolicy.remind.needs);
  return (
    <Card className="person-line">
      <p>{t('people.open', { count: openCount, date: formatDay(until, texts) })}</p>
      {mayRemind && isRemindable && (
        <Button
          icon={<Bell />}
          pending={remind.isPending}
          onClick={() => remind.mutate({ body: { employeeIdList: [id] } })}
        >
          {t('people.remind')}
        </Button>
      )}
      {mayRemind && !isRemindable && <Muted>{t('people.notToday')}</Muted>}
    </Card>
  );
}

/** The open plan, or the last: one's own, or one that is shared with the reader. */
export function PlanOf({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { t } = useT();
  return (
    <LoadedPart
      title={t('people.plan')}
      query={usePlansOf(id, isOwn ? 'own' : 'led')}
      none={t(isOwn ? 'people.noPlan' : 'people.noSharedPlan')}
    >
      {(plans) =>
        plans.map((plan) => (
          <Card key={plan.id} className="person-line">
            <PlanProgress plan={plan} />
            <Link to="/estimation/plan" search={isOwn ? {} : { plan: plan.id }}>
              {t('people.openPlan')}
            </Link>
          </Card>
        ))
      }
    </LoadedPart>
  );
}

/** The assessments about them, for those who run them. */
export function AssessmentsOf({ id }: { id: string }) {
  const { t } = useT();
  return (
    <LoadedPart
      title={t('people.assessments')}
      query={useAssessmentsOf(id)}
      none={t('people.noAssessments')}
    >
      {(rows) => (
        <ul className="q-cards person-cards">
          {rows.map((row) => (
            <li key={row.id}>
              <QuestionaryCard row={row} search={{}} />
            </li>
          ))}
        </ul>
      )}
    </LoadedPart>
  );
}
