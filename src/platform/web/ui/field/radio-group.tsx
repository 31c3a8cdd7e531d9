import { type ReactNode, useId } from 'react';
import './choice.css';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { fieldAria, RequiredMark } from './field.tsx';
import { FieldError } from './field-error.tsx';

export type RadioOption<V extends string> = {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
};

export type RadioGroupProps<V extends string> = {
  label: string;
  hideLabel?: boolean | undefined;
  options: readonly RadioOption<V>[];
  value: V | '' | null | undefined;
  onChange: (value: V) => void;
  /** Side by side instead of one below another. */
  row?: boolean | undefined;
  /** Stands below the options and tells of the one that is chosen. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The first radio button, for a form that focuses the first wrong field. */
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
};

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hideLabel, options, value, onChange, row, hint, error, required, ref } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...fieldAria(id, { hint, error, required })}
    >
      <span id={`${id}-label`} className={hideLabel ? 'ui-hidden' : 'ui-label'}>
        {label}
        {required && <RequiredMark />}
      </span>
      <div className={classNames('ui-radio-list', row && 'ui-row')}>
        {options.map((option, index) => (
          <div key={option.value} className="ui-choice">
            <label>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span>
                {option.label}
                {option.hint && <span className="ui-hint">{option.hint}</span>}
              </span>
            </label>
          </div>
        ))}
      </div>
      {hint && (
        <span id={`${id}-hint`} className="ui-hint">
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
