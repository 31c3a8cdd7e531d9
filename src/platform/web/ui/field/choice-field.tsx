import { type ComponentProps, type ReactNode, useId } from 'react';
import './choice.css';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { FieldError } from './field-error.tsx';

export type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** For long lists: a larger row that is easier to hit. */
  roomy?: boolean | undefined;
};

/** A checkbox or a radio button with its label. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hideLabel, hint, error, roomy, className, ...rest } = props;
  const own = useId();
  const id = rest.id ?? own;
  return (
    <div className={classNames('ui-choice', roomy && 'ui-choice-roomy', className)}>
      <label>
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
        />
        <span className={hideLabel ? 'ui-hidden' : undefined}>
          {label}
          {hint && <Hint>{hint}</Hint>}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
