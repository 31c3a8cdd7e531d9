import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '#platform/web/ui/base/aria-locale.tsx';
import '#platform/web/ui/cover/popover.css';
import './combo-box.css';
import './search-box.css';

export interface SearchBoxProps {
  /** Spoken by screen readers; also the placeholder. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What was found, each with the text that a screen reader says. */
  found: readonly { id: string; name: string; card: ReactNode }[];
  onChoose: (id: string) => void;
  /** Stands below what was found, or in its place: that it is loading, that there is nothing, why not. */
  note: string | undefined;
  /** Esc in the empty field. */
  onLeave: () => void;
}

/**
 * A search whose results drop down as cards. Arrows and Enter choose one, Esc closes and empties it.
 * It takes the focus when it appears. The caller searches.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, text, onText, found, onChoose, note, onLeave } = props;
  // React Aria reopens the list when its text is emptied. A new key gives a fresh box.
  const [round, setRound] = useState(0);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (text === '') return onLeave();
    onText('');
    setRound(round + 1);
  }
  return (
    <AriaLocale>
      <AriaComboBox
        key={round}
        className="ui-field ui-search-box"
        aria-label={label}
        items={found}
        value={null}
        onChange={(id) => id !== null && onChoose(String(id))}
        inputValue={text}
        onInputChange={onText}
        allowsEmptyCollection
        menuTrigger="input"
      >
        <span className="ui-input-box" onKeyDownCapture={press}>
          <span className="ui-input-start">
            <Search />
          </span>
          <Input className="ui-input" type="search" placeholder={label} autoFocus />
        </span>
        {text !== '' && <OpenAtOnce />}
        <Popover className="ui-popover ui-options ui-combo ui-search-found" offset={4}>
          <ListBox
            className="ui-list"
            renderEmptyState={() => <p className="ui-combo-empty">{note}</p>}
          >
            {({ id, name, card }: SearchBoxProps['found'][number]) => (
              <ListBoxItem id={id} textValue={name} className="ui-item">
                {card}
              </ListBoxItem>
            )}
          </ListBox>
          {found.length > 0 && note && <p className="ui-search-note">{note}</p>}
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}

/** Whatever was typed before this control was loaded is searched for too. */
function OpenAtOnce() {
  const state = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => state?.open(null, 'manual'));
  useEffect(() => open(), []);
  return null;
}
