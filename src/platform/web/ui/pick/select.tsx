import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId } from 'react';
import { partOf, useOpener } from '#platform/web/ui/base/part.tsx';
import { openingKey } from '#platform/web/ui/cover/opening-key.ts';
import { Field, type FieldTexts, fieldAria } from '#platform/web/ui/field/field.tsx';
import type { SelectOption } from './option-list.tsx';
import '#platform/web/ui/cover/popover.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

export type SelectProps<V extends string> = FieldTexts & {
  value: V | '' | null | undefined;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** The button, for a form that focuses the first wrong field. */
  ref?: ((element: HTMLButtonElement | null) => void) | undefined;
};

const OptionList = partOf(() => import('./option-list.tsx'), 'OptionList');

/** Chooses one option of a list. Three are in view; more scroll. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hideLabel, hint, error, required, value, onChange, options, ref } = props;
  const { t } = useT();
  const id = useId();
  const { open, press, button, floating } = useOpener(OptionList);
  const texts = { label, hideLabel, hint, error, required };
  const chosen = options.find((option) => option.value === value);
  function key(event: KeyboardEvent) {
    if (openingKey(event)) press();
  }
  return (
    <Field {...texts} id={id} className={props.className}>
      <button
        {...button}
        ref={(element) => {
          button.ref.current = element;
          ref?.(element);
        }}
        type="button"
        id={id}
        className="ui-input ui-select"
        disabled={props.disabled}
        aria-haspopup="listbox"
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={fieldAria(id, texts)['aria-describedby']}
        data-invalid={error ? true : undefined}
        onKeyDown={key}
      >
        <span id={`${id}-value`} data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? props.placeholder ?? t('ui.choose')}
        </span>
        <ChevronDown />
      </button>
      {open && (
        <OptionList
          {...floating}
          label={label}
          options={options}
          value={chosen?.value}
          onChoose={(next) => onChange(next as V)}
        />
      )}
    </Field>
  );
}
