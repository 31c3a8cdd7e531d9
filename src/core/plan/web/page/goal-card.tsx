import { useToday } from '#core/account/web/session/today.ts';
import type { Plan } from '#core/plan/contract/plan.ts';
import type { GoalState } from '#core/plan/contract/rules/plan.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { sayGoalMark } from '#core/report/contract/talk/goal-mark.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

export type Goal = Plan['goalList'][number];

interface GoalCardProps {
  goal: Goal;
  /** Its owner may tick steps and say how it ended. */
  canChange: boolean;
  isSaving: boolean;
  onChange: (goal: Goal) => void;
}

/** A goal as it is read: what, how one sees it, its steps, and others' mark then and now. */
export function GoalCard({ goal, canChange, isSaving, onChange }: GoalCardProps) {
  const { t, locale } = useT();
  const { competence, text, sign, state, stepList, mark, isCarried } = goal;
  return (
    <Card as="section" className="plan-card" aria-label={text}>
      <header className="plan-card-head">
        <h2>{text}</h2>
        {state !== 'open' && (
          <Badge tone={state === 'done' ? 'success' : 'neutral'}>
            {t(`plan.goal.state.${state}`)}
          </Badge>
        )}
      </header>
      {(competence || isCarried) && (
        <Muted as="p">
          {[competence?.name, isCarried && t('plan.goal.carried')].filter(Boolean).join(' · ')}
        </Muted>
      )}
      {sign && (
        <p>
          <Hint>{t('plan.goal.sign')}</Hint>
          {sign}
        </p>
      )}
      {mark && (
        <Muted as="p">{sayGoalMark(mark, t, (value) => formatMark(value, locale, 1))}</Muted>
      )}
      {stepList.length === 0 ? (
        <Hint as="p">{t('plan.step.none')}</Hint>
      ) : (
        <ul className="plan-ticks" aria-label={t('plan.step.title')}>
          {stepList.map((step, at) => (
            <Step
              key={`${step.text} ${step.due}`}
              step={step}
              isLate={state === 'open'}
              isFixed={!canChange || state !== 'open' || isSaving}
              onTick={(isDone) =>
                onChange({ ...goal, stepList: stepList.with(at, { ...step, isDone }) })
              }
            />
          ))}
        </ul>
      )}
      {canChange && (
        <div className="plan-states">
          {nextStates[state].map((to) => (
            <Button
              key={to}
              variant="quiet"
              disabled={isSaving}
              onClick={() => onChange({ ...goal, state: to })}
            >
              {t(`plan.goal.to.${to}`)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

const nextStates: Record<GoalState, readonly GoalState[]> = {
  open: ['done', 'dropped'],
  done: ['open'],
  dropped: ['open'],
};

interface StepProps {
  step: Goal['stepList'][number];
  /** A day that has passed is worth saying. */
  isLate: boolean;
  isFixed: boolean;
  onTick: (isDone: boolean) => void;
}

function Step({ step: { text, due, isDone }, isLate, isFixed, onTick }: StepProps) {
  const texts = useT();
  const { t } = texts;
  const today = useToday();
  const isOver = isLate && !isDone && due < today;
  return (
    <li>
      <Checkbox
        label={text}
        hint={
          <span className={isOver ? 'plan-over' : undefined}>
            {t(isOver ? 'plan.step.over' : 'plan.step.until', { date: formatDay(due, texts) })}
          </span>
        }
        checked={isDone}
        disabled={isFixed}
        onChange={({ target }) => onTick(target.checked)}
      />
    </li>
  );
}
