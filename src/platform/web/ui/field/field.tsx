import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { FieldError } from './field-error.tsx';
import './field.css';

export type FieldTexts = {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Only marks the field as required. The form's schema does the check. */
  required?: boolean | undefined;
};

type FieldProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Label, control, hint and error, in the same order everywhere. */
export function Field(props: FieldProps) {
  const { id, label, hideLabel, hint, error, required, className, children } = props;
  return (
    <div className={classNames('ui-field', className)}>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'ui-hidden' : 'ui-label'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      {hint && (
        <span id={`${id}-hint`} className="ui-hint">
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="ui-required" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The attributes that connect a native control with the texts of its Field. */
export function fieldAria(id: string, { hint, error, required }: Omit<FieldTexts, 'label'>) {
  const describedBy = classNames(!!hint && `${id}-hint`, !!error && `${id}-error`);
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}
