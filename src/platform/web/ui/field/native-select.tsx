import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';

export type NativeSelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'size' | 'children'> & {
    size?: 'm' | 'l' | undefined;
    options: readonly { value: string; label: string }[];
  };

/** The browser's own select, for sign-in and for sorting cards. Use Select elsewhere. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hideLabel, hint, error, required, size, options, className, ...rest } = props;
  const own = useId();
  const id = rest.id ?? own;
  const texts = { label, hideLabel, hint, error, required };
  return (
    <Field {...texts} id={id} className={classNames(size === 'l' && 'ui-large', className)}>
      <span className="ui-input-box">
        <select {...rest} {...fieldAria(id, texts)} className="ui-input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="ui-input-end ui-input-arrow">
          <ChevronDown />
        </span>
      </span>
    </Field>
  );
}
