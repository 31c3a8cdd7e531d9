import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '#web/ui/base/aria-locale.tsx';
import { classNames } from '#web/ui/base/class-names.ts';
import './combo-box.css';
import { type FieldTexts, RequiredMark } from '#web/ui/field/field.tsx';
import { FieldError } from '#web/ui/field/field-error.tsx';
import '#web/ui/cover/popover.css';
import { holds, isSameName } from '#web/ui/base/holds.ts';
import { useT } from '#web/ui/base/texts.tsx';

type ComboBoxOption = { value: string; label: string };

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

/** No value of an option. */
const newOption = '\n';

/** The box and its list, loaded by combo-box.tsx. */
export function ComboBoxPart(props: ComboBoxProps) {
  const { label, hideLabel, hint, error, required, value, adds, onChange, onCreate, options } =
    props;
  const { t } = useT();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  // React Aria reopens the list when its text is emptied. A new key gives the next choice a fresh
  // box.
  const [round, setRound] = useState(0);
  // It also reopens the list when the name of a new option arrives: another key, and it stays closed.
  const [made, setMade] = useState<string>();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const isMade = made !== undefined && chosen === made;
  const found = options.filter((one) => holds(one.label, typed ?? ''));
  const name = typed?.trim() ?? '';
  const isNew = onCreate && name !== '' && !options.some(({ label: of }) => isSameName(of, name));
  const shown = isNew ? [...found, { value: newOption, label: name }] : found;
  function choose(key: string | number | null) {
    setTyped(undefined);
    if (key === null) return;
    if (key === newOption) {
      setMade(name);
      return onCreate?.(name);
    }
    onChange(String(key));
    if (adds) setRound(round + 1);
  }
  return (
    <AriaLocale>
      <AriaComboBox
        key={`${round} ${isMade}`}
        autoFocus={round > 0 || isMade}
        className="ui-field"
        items={shown}
        value={value || null}
        onChange={(key) => choose(key as string | null)}
        inputValue={typed ?? chosen}
        onInputChange={(text) => setTyped(text === chosen ? undefined : text)}
        onBlur={() => {
          setTyped(undefined);
          setMade(undefined);
        }}
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
          <OpeningInput placeholder={props.placeholder ?? t('ui.choose')} />
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
        <Popover className="ui-popover ui-options ui-combo" offset={4}>
          <ListBox
            className="ui-list"
            renderEmptyState={() => <p className="ui-combo-empty">{t('ui.nothingFound')}</p>}
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
      </AriaComboBox>
    </AriaLocale>
  );
}

/** Opens the list on click and typing, but not on focus: the open list would hide a form's other errors. */
function OpeningInput({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      className="ui-input"
      placeholder={placeholder}
      onClick={() => state?.open(null, 'manual')}
    />
  );
}
