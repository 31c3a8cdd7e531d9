import { type ReactNode, useId } from 'react';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

export interface FormSectionProps {
  title: string;
  count?: number;
  hint?: ReactNode;
  error?: string | undefined;
  /** In work: visible but not editable. The note above the form says why. */
  locked?: boolean;
  children: ReactNode;
}

export function FormSection({ title, count, hint, error, locked, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      className="q-form-section"
      aria-labelledby={id}
      inert={locked}
      data-invalid={error ? true : undefined}
    >
      <h3 id={id}>
        {title} {count !== undefined && count > 0 && <Count>{count}</Count>}
      </h3>
      {hint && (
        <Hint as="p" className="q-form-note">
          {hint}
        </Hint>
      )}
      {children}
      <FieldError id={`${id}-error`} className="q-form-note">
        {error}
      </FieldError>
    </section>
  );
}
