import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'size'> & {
    /** `l` is 48 px, for sign-in. */
    size?: 'm' | 'l' | undefined;
    /** Shown inside the box, before and after the text. */
    start?: ReactNode;
    end?: ReactNode;
  };

/** A native input. It takes every prop of an input, `ref` included. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, required, size, start, end, className, ...rest } = props;
  const own = useId();
  const id = rest.id ?? own;
  const texts = { label, hideLabel, hint, error, required };
  return (
    <Field {...texts} id={id} className={classNames(size === 'l' && 'ui-large', className)}>
      <span className="ui-input-box">
        {start && <span className="ui-input-start">{start}</span>}
        <input type="text" {...rest} {...fieldAria(id, texts)} className="ui-input" />
        {end && <span className="ui-input-end">{end}</span>}
      </span>
    </Field>
  );
}
