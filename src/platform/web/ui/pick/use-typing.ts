import { useState } from 'react';
import { holds, isSameName } from '#platform/web/ui/base/holds.ts';

export type ComboBoxOption = { value: string; label: string };

/** The value of the option that makes a new one. No other option has it. */
export const newOption = '\n';

interface Typing {
  value: string;
  options: readonly ComboBoxOption[];
  adds?: boolean | undefined;
  onChange: (value: string) => void;
  onCreate?: ((name: string) => void) | undefined;
}

/** What is typed into a combo box and what it finds: the key and the props of React Aria's box. */
export function useTyping({ value, options, adds, onChange, onCreate }: Typing) {
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
  const isNew = onCreate && name !== '' && !options.some(({ label }) => isSameName(label, name));
  function choose(key: string | null) {
    setTyped(undefined);
    if (key === null) return;
    if (key === newOption) {
      setMade(name);
      return onCreate?.(name);
    }
    onChange(key);
    if (adds) setRound(round + 1);
  }
  return {
    key: `${round} ${isMade}`,
    box: {
      autoFocus: round > 0 || isMade,
      items: isNew ? [...found, { value: newOption, label: name }] : found,
      value: value || null,
      onChange: (key: string | number | null) => choose(key === null ? null : String(key)),
      inputValue: typed ?? chosen,
      onInputChange: (text: string) => setTyped(text === chosen ? undefined : text),
      onBlur() {
        setTyped(undefined);
        setMade(undefined);
      },
    },
  };
}
