import { useQuery } from '@tanstack/react-query';
import { formatMark } from '#contract/assessment/content/report-numbers.ts';
import { getLastPlan } from '#contract/assessment/plan/plan.ts';
import { sayGoalMark } from '#contract/assessment/talk/goal-mark.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import type { ReportAddress } from '#web/platform/shared/report/report-address.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Badge } from '#web/platform/ui/show/badge.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { Hint, Muted } from '#web/platform/ui/show/text.tsx';
import './talk.css';

/**
 * The plan made before this report, for its owner and whoever it is shared with. It is no part of the report: where there is
 * none, or it can't be read, nothing is there.
 */
export function LastPlan({ questionaryId, employeeId }: ReportAddress) {
  const { t, locale } = useT();
  const plan = useQuery(partQuery(getLastPlan, { query: { questionaryId, employeeId } })).data
    ?.data;
  if (!plan) return null;
  return (
    <section className="r-section">
      <h3>{t('plan.last.title')}</h3>
      <Hint as="p">{t('plan.last.lead')}</Hint>
      <Card className="r-next">
        <ul className="r-goals">
          {plan.goalList.map(({ id, text, state, mark, stepCount, doneStepCount: done }) => (
            <li key={id}>
              <p>
                <b>{text}</b> {state !== 'open' && <Badge>{t(`plan.goal.state.${state}`)}</Badge>}
              </p>
              {stepCount > 0 && (
                <Muted as="p">{t('plan.last.steps', { done, count: stepCount })}</Muted>
              )}
              {mark && (
                <Muted as="p">
                  {sayGoalMark(mark, t, (value) => formatMark(value, locale, 1))}
                </Muted>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
