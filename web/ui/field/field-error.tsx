import type { ReactNode } from 'react';
import { classNames } from '#web/ui/base/class-names.ts';
import './field.css';

export type FieldErrorProps = {
  /** What a field names by `aria-describedby`. */
  id?: string | undefined;
  role?: 'alert' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** What is wrong, under the field that it is about; nothing when nothing is. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  if (!children) return null;
  return (
    <span {...rest} className={classNames('ui-field-error', className)}>
      {children}
    </span>
  );
}
