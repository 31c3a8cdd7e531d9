import { useQuery } from '@tanstack/react-query';
import { getLastPlan } from '#core/plan/contract/plan.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { sayGoalMark } from '#core/report/contract/talk/goal-mark.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import './talk.css';

const FollowUpBlock = part(
  () => import('#core/follow-up/web/follow-up-block.tsx'),
  'FollowUpBlock',
  'followUp',
);

/**
 * The plan made before this report, for its owner and whoever it is shared with, and whether others saw a change while it
 * was carried out (rule 231). It is no part of the report: where there is none, or it can't be read, nothing is there.
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
      <Card>
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
      {plan.report && (
        <FollowUpBlock
          isOnlyTold
          heading="h4"
          questionaryId={plan.report.questionaryId}
          employeeId={employeeId}
        />
      )}
    </section>
  );
}
