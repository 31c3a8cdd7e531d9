import { Link } from '@tanstack/react-router';
import LinkOff from 'lucide-react/icons/unlink';
import { PlanLoading } from '#core/plan/web/plan-loading.tsx';
import { usePlan } from '#core/plan/web/queries.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { PlanView } from './plan-view.tsx';

/** The plan of somebody whom one leads; gone as soon as it is shared no more. */
export function LedPlan({ id }: { id: string }) {
  const { t } = useT();
  const query = usePlan(id);
  const back = (
    <Link className="plan-back" to="/structure/team">
      {t('plan.led.back')}
    </Link>
  );
  if (query.isError && isMissing(query.error)) {
    return (
      <EmptyState
        icon={<LinkOff aria-hidden="true" />}
        title={t('plan.led.gone')}
        text={t('plan.led.goneText')}
        action={back}
      />
    );
  }
  if (query.data) {
    return (
      <>
        {back}
        <PlanView plan={query.data.data} leaders={[]} />
      </>
    );
  }
  return query.isError ? (
    <QueryError query={query} title={t('plan.loadFailed')} />
  ) : (
    <PlanLoading />
  );
}
