import X from 'lucide-react/icons/x';
import { longestGoal } from '#core/plan/contract/rules/plan.ts';
import { inOneLine } from '#core/plan/web/plan-values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { StepFields, type StepFieldsProps } from './step-fields.tsx';

interface GoalFieldsProps extends StepFieldsProps {
  /** The goal's number, from 1 on. */
  number: number;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** One goal: what, how one will see it, and the steps to it. */
export function GoalFields(props: GoalFieldsProps) {
  const { goal, number, path, errors, onChange, onRemove } = props;
  const { t } = useT();
  const field = (name: 'text' | 'sign') => ({
    value: goal[name],
    error: errors[`${path}.${name}`],
    maxLength: longestGoal,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      onChange({ [name]: inOneLine(event.target.value) }, `${path}.${name}`),
  });
  return (
    <Card as="section" className="plan-card" aria-label={t('plan.goal.one', { number })}>
      <header className="plan-card-head">
        <h2>{t('plan.goal.one', { number })}</h2>
        {onRemove && (
          <IconButton
            label={t('plan.goal.remove', { number })}
            icon={<X />}
            onClick={() => onRemove()}
          />
        )}
      </header>
      {goal.competence && <Muted as="p">{goal.competence.name}</Muted>}
      <TextArea rows={1} label={t('plan.goal.text')} required {...field('text')} />
      <TextArea
        rows={1}
        label={t('plan.goal.sign')}
        hint={t('plan.goal.signHint')}
        {...field('sign')}
      />
      <StepFields {...props} />
    </Card>
  );
}
