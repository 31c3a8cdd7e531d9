import type { ListedPlan } from '#core/plan/contract/plan.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits, Muted } from '#platform/web/ui/show/text.tsx';

/** How far a plan has come, and the day that is next. */
export function PlanProgress({ plan }: { plan: ListedPlan }) {
  const texts = useT();
  const { t } = texts;
  const { doneGoalCount, goalCount, doneStepCount, stepCount, nextDue, isOverdue } = plan;
  return (
    <span className="person-plan">
      <Digits>
        {t('plan.led.goals', { done: doneGoalCount, count: goalCount })} ·{' '}
        {t('plan.led.steps', { done: doneStepCount, count: stepCount })}
      </Digits>
      {nextDue !== null &&
        (isOverdue ? (
          <Badge tone="danger">{t('plan.led.over', { date: formatDay(nextDue, texts) })}</Badge>
        ) : (
          <Muted>{t('plan.led.next', { date: formatDay(nextDue, texts) })}</Muted>
        ))}
    </span>
  );
}
