import Plus from 'lucide-react/icons/plus';
import { mostGoals } from '#core/plan/contract/rules/plan.ts';
import { type GoalValues, newGoal, type PlanValues } from '#core/plan/web/plan-values.ts';
import { useFirstSteps } from '#core/plan/web/queries.ts';
import type { Direction } from '#core/report/contract/talk/report-next.ts';
import type { Fields } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { GoalFields } from './goal-fields.tsx';

interface GoalListFieldsProps {
  form: Fields<PlanValues>;
  /** What the report offers for further goals. */
  directions: readonly Direction[];
}

/** The goals of a plan: one to three, those carried over included. */
export function GoalListFields({ form, directions }: GoalListFieldsProps) {
  const { t } = useT();
  const { values, errors, change } = form;
  const { goalList, carryList } = values;
  const competences = goalList.flatMap(({ competence }) => (competence ? [competence.id] : []));
  const firstSteps = useFirstSteps([...new Set(competences)]);
  const count = goalList.length + carryList.length;
  const set = (list: GoalValues[], ...cleared: string[]) =>
    change({ goalList: list }, ...(cleared.length > 0 ? cleared : ['goalList']));
  const left = directions.filter(({ key }) => goalList.every((goal) => goal.key !== key));
  return (
    <>
      {goalList.map((goal, index) => (
        <GoalFields
          key={goal.key}
          goal={goal}
          number={index + 1}
          path={`goalList.${index}`}
          errors={errors}
          offered={(goal.competence && firstSteps.get(goal.competence.id)) ?? []}
          onChange={(changed, ...cleared) =>
            set(goalList.with(index, { ...goal, ...changed }), ...cleared)
          }
          onRemove={count > 1 ? () => set(goalList.toSpliced(index, 1)) : undefined}
        />
      ))}
      <FieldError id="plan-goals">{errors.goalList}</FieldError>
      {count < mostGoals ? (
        <div className="plan-offers">
          {left.length > 0 && <p>{t('plan.goal.offered')}</p>}
          {left.map((direction) => (
            <Button
              key={direction.key}
              className="plan-offer"
              icon={<Plus aria-hidden="true" />}
              onClick={() => set([...goalList, newGoal(direction)])}
            >
              {direction.behaviour ?? direction.name}
            </Button>
          ))}
          <Button
            className="plan-add"
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => set([...goalList, newGoal()])}
          >
            {t('plan.goal.add')}
          </Button>
        </div>
      ) : (
        <Hint as="p">{t('plan.goal.full')}</Hint>
      )}
    </>
  );
}
