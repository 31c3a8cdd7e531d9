import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '#platform/web/ui/base/aria-locale.tsx';
import '#platform/web/ui/cover/popover.css';
import './combo-box.css';
import './search-box.css';

export interface FoundGroup {
  id: string;
  title: string;
  /** Each with the text that a screen reader says. */
  found: readonly { id: string; name: string; card: ReactNode; open: () => void }[];
}

export interface SearchBoxProps {
  /** Spoken by screen readers; also the placeholder. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What was found, none of them empty. */
  groups: readonly FoundGroup[];
  /** Something was opened. */
  onChosen: () => void;
  /** Stands below what was found, or in its place: that it is loading, that there is nothing, why not. */
  note: string | undefined;
  /** Esc in the empty field. */
  onLeave: () => void;
}

/**
 * A search whose results drop down in groups. Arrows and Enter choose one, Enter alone the first; Esc empties it, then
 * leaves. It takes the focus when it appears. The caller searches.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, text, onText, groups, onChosen, note, onLeave } = props;
  // React Aria reopens the list when its text is emptied. A new key gives a fresh box.
  const [round, setRound] = useState(0);
  const all = groups.flatMap(({ id, found }) =>
    found.map((one) => ({ ...one, id: `${id} ${one.id}` })),
  );
  function choose(id: unknown) {
    const chosen = all.find((one) => one.id === id);
    if (!chosen) return;
    onChosen();
    chosen.open();
  }
  function press(event: KeyboardEvent) {
    const isOnNone = !event.currentTarget.querySelector('[aria-activedescendant]');
    if (event.key === 'Enter' && isOnNone && text !== '') choose(all[0]?.id);
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
        items={groups}
        value={null}
        onChange={choose}
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
        <OpenAtOnce />
        <Popover
          className="ui-popover ui-options ui-combo ui-search-found"
          offset={4}
          containerPadding={0}
        >
          <ListBox
            className="ui-list"
            renderEmptyState={() => <p className="ui-combo-empty">{note}</p>}
          >
            {({ id, title, found }: FoundGroup) => (
              <ListBoxSection id={id} className="ui-search-group">
                <Header>{title}</Header>
                <Collection items={found.map((one) => ({ ...one, id: `${id} ${one.id}` }))}>
                  {({ id: key, name, card }) => (
                    <ListBoxItem id={key} textValue={name} className="ui-item">
                      {card}
                    </ListBoxItem>
                  )}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
          {groups.length > 0 && note && <p className="ui-search-note">{note}</p>}
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}

/** What may be done stands open at first, and whatever was typed before this control was loaded is searched for. */
function OpenAtOnce() {
  const state = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => state?.open(null, 'manual'));
  useEffect(() => open(), []);
  return null;
}
