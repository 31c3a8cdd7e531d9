import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import './choice.css';
import { classNames } from '#web/ui/base/class-names.ts';
import { FieldError } from './field-error.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean | undefined;
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
};

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, hint, error, indeterminate = false, className, ref, ...rest } = props;
  const own = useId();
  const id = rest.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={classNames('ui-choice', className)}>
      <label>
        <input
          {...rest}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={hideLabel ? 'ui-hidden' : undefined}>
          {label}
          {hint && <span className="ui-hint">{hint}</span>}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
