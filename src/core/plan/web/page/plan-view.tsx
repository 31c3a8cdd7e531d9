import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import type { Plan } from '#core/plan/contract/plan.ts';
import { goalForms, planValuesOf } from '#core/plan/web/plan-values.ts';
import { useChangePlan, useClosePlan } from '#core/plan/web/queries.ts';
import { type Leaders, ShareChoice } from '#core/plan/web/share-choice.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { type Goal, GoalCard } from './goal-card.tsx';
import { PlanNotes } from './plan-notes.tsx';

const FollowUpBlock = part(
  () => import('#core/follow-up/web/follow-up-block.tsx'),
  'FollowUpBlock',
  'followUp',
);

interface PlanViewProps {
  plan: Plan;
  /** Who leads its owner; empty where somebody else reads it. */
  leaders: Leaders;
  onEdit?: () => void;
  /** Below a closed plan: the way to the next one. */
  children?: ReactNode;
}

/** A plan as it is read, with what one press changes: ticks, states, who sees it. */
export function PlanView({ plan, leaders, onEdit, children }: PlanViewProps) {
  const texts = useT();
  const { t } = texts;
  const change = useChangePlan();
  const { id, version, can } = plan;
  const canChange = can.includes('update');
  const setGoal = (goal: Goal) => {
    const goalList = plan.goalList.map((one) => (one.id === goal.id ? goal : one));
    change.mutate({
      body: { id, version, goalList: goalForms(planValuesOf({ ...plan, goalList })) },
    });
  };
  return (
    <article className="plan">
      <header className="plan-head">
        <h1>
          {plan.isOwn
            ? t('plan.title')
            : t('plan.of', { name: fullName(plan.employee, texts.locale) })}
        </h1>
        <Muted as="p">{facts(plan, texts).join(' · ')}</Muted>
        {plan.closedAt && <p>{t('plan.closed', { date: formatDay(plan.closedAt, texts) })}</p>}
        <div className="plan-tools">
          {canChange && onEdit && (
            <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
              {t('common.edit')}
            </Button>
          )}
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('plan.print')}
          </Button>
          {can.includes('close') && <CloseButton id={id} />}
        </div>
        {children}
      </header>
      {plan.goalList.map((goal) => (
        <GoalCard
          key={goal.id}
          goal={goal}
          canChange={canChange}
          isSaving={change.isPending}
          onChange={setGoal}
        />
      ))}
      {can.includes('share') ? (
        <Card className="plan-card">
          <ShareChoice
            isShared={plan.isShared}
            leaders={leaders}
            onChange={(isShared) => change.mutate({ body: { id, version, isShared } })}
          />
        </Card>
      ) : (
        <Hint as="p">{t('plan.share.ofOther')}</Hint>
      )}
      {plan.report && (
        <FollowUpBlock
          heading="h2"
          questionaryId={plan.report.questionaryId}
          employeeId={plan.employee.id}
        />
      )}
      <PlanNotes plan={plan} />
    </article>
  );
}

function facts({ createdAt, report }: Plan, texts: ReturnType<typeof useT>): string[] {
  const { t } = texts;
  const begun = t('plan.begun', { date: formatDay(createdAt, texts) });
  return report ? [begun, t('plan.fromReport', { number: report.number })] : [begun];
}

/** A closed plan is never opened again, so it asks. */
function CloseButton({ id }: { id: string }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const close = useClosePlan();
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('plan.close.button')}</Button>
      <ConfirmDialog
        open={asked}
        title={t('plan.close.title')}
        text={t('plan.close.text')}
        confirmLabel={t('plan.close.button')}
        pending={close.isPending}
        onConfirm={() => close.mutate({ body: { id } }, { onSettled: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
