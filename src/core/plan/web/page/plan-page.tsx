import { useNavigate, useSearch } from '@tanstack/react-router';
import { PlanLoading } from '#core/plan/web/plan-loading.tsx';
import { type PlanSearch, planAddress } from '#core/plan/web/plan-search.ts';
import { useOwnPlan } from '#core/plan/web/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { LedPlan } from './led-plan.tsx';
import { LedPlans } from './led-plans.tsx';
import { OwnPlan } from './own-plan.tsx';
import '#core/plan/web/plan.css';

/** One's own development plan, and those that are shared with whoever leads somebody (rules 153 to 158). */
export function PlanPage() {
  const { t } = useT();
  const search = planAddress.validate(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useOwnPlan();
  const own = query.data;
  if (!own) {
    return query.isError ? (
      <QueryError query={query} title={t('plan.loadFailed')} />
    ) : (
      <PlanLoading />
    );
  }
  const shown = <OwnPlan own={own} search={search} />;
  if (search.report || (own.sharedCount === 0 && search.of !== 'led')) return shown;
  const of = search.of ?? (own.data ? 'own' : 'led');
  return (
    <Tabs
      label={t('plan.tabs.label')}
      tabs={[
        { id: 'own', label: t('plan.tabs.own') },
        { id: 'led', label: t('plan.tabs.led'), count: own.sharedCount },
      ]}
      selected={of}
      onSelect={(id) => void navigate({ to: '/estimation/plan', search: { of: id } })}
    >
      {of === 'own' ? shown : <Led search={search} />}
    </Tabs>
  );
}

const Led = ({ search }: { search: PlanSearch }) =>
  search.plan ? <LedPlan id={search.plan} /> : <LedPlans />;
