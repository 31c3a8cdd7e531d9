import { useNavigate } from '@tanstack/react-router';
import Target from 'lucide-react/icons/target';
import { type ReactNode, useState } from 'react';
import type { getOwnPlan } from '#core/plan/contract/plan.ts';
import { BeginPlan } from '#core/plan/web/form/begin-plan.tsx';
import { EditPlan } from '#core/plan/web/form/edit-plan.tsx';
import type { PlanSearch } from '#core/plan/web/plan-search.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { PlanView } from './plan-view.tsx';

interface OwnPlanProps {
  own: ReplyFields<typeof getOwnPlan>;
  search: PlanSearch;
}

/** One's own plan: read, changed, begun from a report, or not there yet. */
export function OwnPlan({ own, search }: OwnPlanProps) {
  const navigate = useNavigate();
  const [isEdited, setEdited] = useState(false);
  const { data: plan, leaderList, latestReport } = own;
  const toPlan = () => void navigate({ to: '/estimation/plan', search: {}, replace: true });
  if (search.report) {
    return (
      <BeginPlan
        key={search.report}
        questionaryId={search.report}
        chosen={search.chosen ?? []}
        last={plan}
        leaders={leaderList}
        onDone={toPlan}
      />
    );
  }
  if (plan && isEdited && plan.can.includes('update')) {
    return <EditPlan plan={plan} onDone={() => setEdited(false)} />;
  }
  const begin = latestReport && <BeginLink questionaryId={latestReport.questionaryId} />;
  if (plan) {
    return (
      <PlanView plan={plan} leaders={leaderList} onEdit={() => setEdited(true)}>
        {plan.closedAt !== null && begin}
      </PlanView>
    );
  }
  return <NoPlan latestReport={latestReport} begin={begin} />;
}

function NoPlan({
  latestReport,
  begin,
}: Pick<OwnPlanProps['own'], 'latestReport'> & { begin: ReactNode }) {
  const { t } = useT();
  return (
    <div className="plan">
      <h1>{t('plan.title')}</h1>
      <EmptyState
        icon={<Target aria-hidden="true" />}
        title={t('plan.empty.title')}
        text={
          latestReport
            ? t('plan.empty.text', { number: latestReport.number })
            : t('plan.empty.noReport')
        }
        action={begin}
      />
    </div>
  );
}

function BeginLink({ questionaryId }: { questionaryId: string }) {
  const { t } = useT();
  return (
    <ButtonLink variant="primary" to="/estimation/plan" search={{ report: questionaryId }}>
      {t('plan.empty.begin')}
    </ButtonLink>
  );
}
