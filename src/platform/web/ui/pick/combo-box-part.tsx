import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '#platform/web/ui/base/aria-locale.tsx';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import './combo-box.css';
import { type FieldTexts, RequiredMark } from '#platform/web/ui/field/field.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import '#platform/web/ui/cover/popover.css';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { type ComboBoxOption, newOption, useTyping } from './use-typing.ts';

export type ComboBoxProps = FieldTexts & {
  /** '' for none. */
  value: string;
  /** Each choice is added to a list elsewhere, and the box becomes empty for the next one. */
  adds?: boolean | undefined;
  onChange: (value: string) => void;
  /** Makes an option of what was typed, where there is none of that name. */
  onCreate?: ((name: string) => void) | undefined;
  options: readonly ComboBoxOption[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

/** The box and its list, loaded by combo-box.tsx. */
export function ComboBoxPart(props: ComboBoxProps) {
  const { label, hideLabel, hint, error, required } = props;
  const { t } = useT();
  const id = useId();
  const { key, box } = useTyping(props);
  return (
    <AriaLocale>
      <AriaComboBox
        key={key}
        {...box}
        className="ui-field"
        allowsEmptyCollection
        menuTrigger="input"
        isDisabled={props.disabled ?? false}
        isInvalid={!!error}
        aria-describedby={classNames(!!hint && `${id}-hint`, !!error && `${id}-error`)}
      >
        <Label className={hideLabel ? 'ui-hidden' : 'ui-label'}>
          {label}
          {required && <RequiredMark />}
        </Label>
        <span className="ui-input-box">
          <SharingInput placeholder={props.placeholder ?? t('ui.choose')} />
          <span className="ui-input-end">
            <Button className="ui-combo-button">
              <ChevronDown />
            </Button>
          </span>
        </span>
        {hint && (
          <span id={`${id}-hint`} className="ui-hint">
            {hint}
          </span>
        )}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <Options />
      </AriaComboBox>
    </AriaLocale>
  );
}

/** Opens the list on click and typing, but not on focus: the open list would hide a form's other errors. */
function SharingInput({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      className="ui-input"
      placeholder={placeholder}
      onClick={() => state?.open(null, 'manual')}
    />
  );
}

function Options() {
  const { t } = useT();
  return (
    <Popover className="ui-popover ui-options ui-combo" offset={4}>
      <ListBox
        className="ui-list"
        renderEmptyState={() => <p className="ui-combo-empty">{t('list.nothingFound')}</p>}
      >
        {(option: ComboBoxOption) => (
          <ListBoxItem id={option.value} textValue={option.label} className="ui-item">
            {option.value === newOption
              ? t('ui.createNamed', { name: option.label })
              : option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
