import { type ComponentProps, useId } from 'react';
import { Field, type FieldTexts, fieldAria } from './field.tsx';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>;

/** Grows with its text, up to half of the screen. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, required, className, ...rest } = props;
  const own = useId();
  const id = rest.id ?? own;
  const texts = { label, hideLabel, hint, error, required };
  return (
    <Field {...texts} id={id} className={className}>
      <textarea rows={3} {...rest} {...fieldAria(id, texts)} className="ui-input" />
    </Field>
  );
}
