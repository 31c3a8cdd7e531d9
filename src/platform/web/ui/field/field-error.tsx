import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import './field.css';

export type FieldErrorProps = {
  /** The id that a field's `aria-describedby` refers to. */
  id?: string | undefined;
  role?: 'alert' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** The error message under a field; nothing without an error. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  if (!children) return null;
  return (
    <span {...rest} className={classNames('ui-field-error', className)}>
      {children}
    </span>
  );
}
