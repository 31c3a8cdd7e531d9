import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { splitAddresses } from './suggestions.ts';
import { useRecipientSuggestions } from './use-suggestions.ts';

export interface Addresses {
  emails: readonly string[];
  /** What is typed in the field and not added yet. */
  typed: string;
  onChange: (changed: { emails?: readonly string[]; typed?: string }) => void;
}

/** Typing, pasting and choosing addresses, and the keys of a combobox with a list of suggestions (WAI-ARIA). */
export function useAddressField({ emails, typed, onChange }: Addresses) {
  const { t } = useT();
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string>();
  const list = useRecipientSuggestions(typed, emails);
  const { users } = list;
  const current = users[active];
  function type(text: string) {
    setProblem(undefined);
    setActive(-1);
    list.open();
    onChange({ typed: text });
  }
  /** Takes the addresses out of a text. What is none stays in the field. */
  function take(text: string) {
    if (!text.trim()) return;
    const { emails: found, rest } = splitAddresses(text);
    const added = found.filter((one) => !emails.includes(one));
    if (rest) setProblem(t('validation.invalidEmail'));
    else if (added.length < found.length) setProblem(t('reportSend.errors.alreadyAdded'));
    else setProblem(undefined);
    setActive(-1);
    list.close();
    onChange({ emails: [...emails, ...added], typed: rest });
  }
  function move(step: number) {
    list.open();
    const places = users.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }
  /** Whether the key was for the list or the addresses, and neither for the form nor for its window. */
  function act(key: string): boolean {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // An empty field does not send the form: too many press Enter once more.
    else if (key === 'Enter') take(current?.email ?? typed);
    else if (key === ',' || key === ';') take(typed);
    else if (key === 'Escape' && users.length > 0) list.close();
    else if (key === 'Backspace' && !typed) onChange({ emails: emails.slice(0, -1) });
    else return false;
    return true;
  }
  function press(event: KeyboardEvent) {
    if (!act(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (splitAddresses(text).emails.length === 0) return;
    event.preventDefault();
    take(typed.trim() ? `${typed}, ${text}` : text);
  }
  return { may: list.may, users, current, problem, type, take, press, paste, list };
}
