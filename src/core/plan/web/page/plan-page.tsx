import { Link, useSearch } from '@tanstack/react-router';
import { PlanLoading } from '#core/plan/web/plan-loading.tsx';
import { planSearch } from '#core/plan/web/plan-search.ts';
import { useOwnPlan } from '#core/plan/web/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LedPlan } from './led-plan.tsx';
import { OwnPlan } from './own-plan.tsx';
import '#core/plan/web/plan.css';

/** One's own development plan, or one that is shared with whoever leads its person (rules 153 to 158). */
export function PlanPage() {
  const search = planSearch(useSearch({ strict: false }));
  return search.plan ? <LedPlan id={search.plan} /> : <Own />;
}

function Own() {
  const { t } = useT();
  const search = planSearch(useSearch({ strict: false }));
  const query = useOwnPlan();
  const own = query.data;
  if (!own) {
    return query.isError ? (
      <QueryError query={query} title={t('plan.loadFailed')} />
    ) : (
      <PlanLoading />
    );
  }
  return (
    <>
      {own.sharedCount > 0 && !search.report && (
        <Link className="plan-back" to="/structure/team">
          {t('plan.ofTeam', { count: own.sharedCount })}
        </Link>
      )}
      <OwnPlan own={own} search={search} />
    </>
  );
}
