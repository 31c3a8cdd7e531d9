import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useToday } from '#core/account/web/session/today.ts';
import { longestStep, mostSteps } from '#core/plan/contract/rules/plan.ts';
import {
  type GoalValues,
  inOneLine,
  newPlanStep,
  type PlanStepValues,
} from '#core/plan/web/plan-values.ts';
import type { FormErrors } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';

export interface StepFieldsProps {
  goal: GoalValues;
  /** Where the goal stands in the form. */
  path: string;
  errors: FormErrors;
  /** Steps to begin with in the goal's competence. */
  offered: readonly string[];
  /** `cleared` names the paths whose errors are over. */
  onChange: (changed: Partial<GoalValues>, ...cleared: string[]) => void;
}

/** The steps of a goal with their days; what the library offers is one press each. */
export function StepFields({ goal, path, errors, offered, onChange }: StepFieldsProps) {
  const { t } = useT();
  const today = useToday();
  const { stepList } = goal;
  const at = `${path}.stepList`;
  const isFull = stepList.length >= mostSteps;
  const set = (list: PlanStepValues[], ...cleared: string[]) =>
    onChange({ stepList: list }, ...cleared, at);
  const left = offered.filter((text) => stepList.every((step) => step.text !== text));
  return (
    <fieldset className="plan-steps">
      <legend>{t('plan.step.title')}</legend>
      <ol>
        {stepList.map((step, index) => (
          <StepRow
            key={step.key}
            step={step}
            number={index + 1}
            path={`${at}.${index}`}
            errors={errors}
            onChange={(changed, cleared) =>
              onChange({ stepList: stepList.with(index, { ...step, ...changed }) }, cleared)
            }
            onRemove={() => set(stepList.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <FieldError id={at}>{errors[at]}</FieldError>
      {left.length > 0 && !isFull && (
        <fieldset className="plan-offers">
          <legend>{t('plan.step.offered')}</legend>
          {left.map((text) => (
            <Button
              key={text}
              className="plan-offer"
              icon={<Plus aria-hidden="true" />}
              onClick={() => set([...stepList, newPlanStep(today, text)])}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      )}
      {!isFull && (
        <Button
          className="plan-add"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => set([...stepList, newPlanStep(today)])}
        >
          {t('plan.step.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface StepRowProps {
  step: PlanStepValues;
  number: number;
  path: string;
  errors: FormErrors;
  onChange: (changed: Partial<PlanStepValues>, cleared: string) => void;
  onRemove: () => void;
}

function StepRow({ step, number, path, errors, onChange, onRemove }: StepRowProps) {
  const { t } = useT();
  return (
    <li className="plan-step-row">
      <TextArea
        rows={1}
        label={t('plan.step.text', { number })}
        required
        autoFocus={step.text === ''}
        value={step.text}
        error={errors[`${path}.text`]}
        maxLength={longestStep}
        autoComplete="off"
        onChange={({ target }) => onChange({ text: inOneLine(target.value) }, `${path}.text`)}
      />
      <DateField
        label={t('plan.step.due', { number })}
        required
        value={step.due}
        error={errors[`${path}.due`]}
        onChange={(due) => onChange({ due }, `${path}.due`)}
      />
      <IconButton
        label={t('plan.step.remove', { number })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
