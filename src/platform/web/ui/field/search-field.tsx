import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { TextField } from './text-field.tsx';

export type SearchFieldProps = {
  /** Spoken by screen readers; also the placeholder. */
  label: string;
  value: string;
  /** Called with the trimmed text when typing pauses, and at once on Enter or on clearing. */
  onChange: (value: string) => void;
  /** Called on Enter once `value` is what was typed: what it finds may be in view. */
  onEnter?: (() => void) | undefined;
  /** Length of the pause in milliseconds; 0: with every letter. */
  debounce?: number | undefined;
  className?: string | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onEnter, debounce = 300, className } = props;
  const { t } = useT();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const latest = useRef(onChange);
  useEffect(() => {
    // Use the latest callback: an older one would undo what was chosen elsewhere during the pause.
    latest.current = onChange;
  });
  useEffect(() => {
    // Only a value that came from elsewhere (a reset, the address) may replace what is being typed.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(next: string) {
    clearTimeout(timer.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    latest.current(sent.current);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (debounce === 0) send(next);
    else timer.current = setTimeout(() => send(next), debounce);
  }
  function clear() {
    setText('');
    send('');
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && text.trim() === value) onEnter?.();
    if (event.key === 'Enter') send(text);
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears the field. Only the next one may close what is around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  }
  return (
    <TextField
      className={className}
      type="search"
      label={label}
      hideLabel
      placeholder={label}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
      start={<Search />}
      end={text !== '' && <IconButton label={t('ui.clear')} icon={<X />} onClick={clear} />}
    />
  );
}
