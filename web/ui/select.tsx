import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Ref, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaLocale } from './aria-locale.tsx';
import { classNames } from './class-names.ts';
import { type FieldTexts, RequiredMark } from './field.tsx';
import { FieldError } from './field-error.tsx';
import './popover.css';
import { useT } from './texts.tsx';

export type SelectOption<V extends string> = {
  value: V;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type SelectProps<V extends string> = FieldTexts & {
  value: V | '' | null | undefined;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  /** The button, for a form that focuses what is wrong. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** One of a list; three items are in view, more scroll (spec 1, section 9). */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hideLabel, hint, error, required, value, onChange, options, ref } = props;
  const { t } = useT();
  const id = useId();
  const described = classNames(!!hint && `${id}-hint`, !!error && `${id}-error`);
  return (
    <AriaLocale>
      <AriaSelect
        className={classNames('ui-field', props.className)}
        value={value || null}
        onChange={(key) => key !== null && onChange(key as V)}
        placeholder={props.placeholder ?? t('ui.choose')}
        isDisabled={props.disabled ?? false}
        isInvalid={!!error}
        onBlur={() => props.onBlur?.()}
        aria-describedby={described}
      >
        <Label className={hideLabel ? 'ui-hidden' : 'ui-label'}>
          {label}
          {required && <RequiredMark />}
        </Label>
        <Button className="ui-input ui-select" ref={ref ?? null}>
          <SelectValue />
          <ChevronDown />
        </Button>
        {hint && (
          <span id={`${id}-hint`} className="ui-hint">
            {hint}
          </span>
        )}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <Popover className="ui-popover ui-options" offset={4}>
          <ListBox className="ui-list">
            {options.map((option) => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                textValue={option.label}
                className="ui-item"
                isDisabled={option.disabled ?? false}
              >
                {option.label}
                {option.hint && <span className="ui-hint">{option.hint}</span>}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}
