import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Floating } from '#platform/web/ui/base/part.tsx';
import { FloatingBox } from '#platform/web/ui/cover/floating-box.tsx';

export type SelectOption<V extends string> = {
  value: V;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type OptionListProps = Floating & {
  label: string;
  options: readonly SelectOption<string>[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** A select's open list. The focus starts on the chosen option. */
export function OptionList(props: OptionListProps) {
  const { trigger, onClose, label, options, value, onChoose } = props;
  return (
    <FloatingBox
      under={trigger}
      align="start"
      onClose={onClose}
      label={label}
      className="ui-options"
    >
      <ListBox
        className="ui-list"
        aria-label={label}
        autoFocus="first"
        selectionMode="single"
        selectedKeys={value === undefined ? [] : [value]}
        onSelectionChange={(chosen) => {
          // Empty when the chosen option was pressed again.
          for (const key of chosen) onChoose(String(key));
          onClose();
        }}
      >
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
    </FloatingBox>
  );
}
