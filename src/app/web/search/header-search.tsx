import { useLocation } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { part } from '#platform/web/device/part.ts';
import { useSlash } from '#platform/web/device/search-key.ts';
import { useLoaded } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './search.css';
import { useSearchKeys } from './search-keys.ts';

const HeaderSearchBox = part(() => import('./header-search-box.tsx'), 'HeaderSearchBox', 'brand');

/** Finds from any screen whatever one may see or do. Another screen starts it afresh. */
export function HeaderSearch() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return <FreshSearch key={pathname} />;
}

/** The field becomes a search once it is used; on phones a button opens it over the page. */
function FreshSearch() {
  const { t } = useT();
  const isPhone = useDevice() === 'mobile';
  const [hasSlash] = useSlash();
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const leave = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  // The field stays until then, with what is typed there and the focus.
  const isThere = useLoaded(HeaderSearchBox, open, leave);
  useSearchKeys(box, () => {
    before.current = document.activeElement;
    setOpen(true);
    box.current?.querySelector('input')?.focus();
  });
  const label = t('headerSearch.label');
  return (
    <search ref={box} className={isPhone && !open ? undefined : 'shell-search'}>
      {isPhone && !open ? (
        <IconButton label={label} icon={<Search />} onClick={() => setOpen(true)} />
      ) : open && isThere ? (
        <HeaderSearchBox text={text} onText={setText} onLeave={leave} />
      ) : (
        <TextField
          inputMode="search"
          role="combobox"
          aria-expanded={false}
          aria-keyshortcuts={hasSlash ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
          label={label}
          hideLabel
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setOpen(true)}
          start={<Search />}
          end={hasSlash && !isPhone && <kbd className="shell-search-key">/</kbd>}
        />
      )}
      {isPhone && open && <IconButton label={t('common.close')} icon={<X />} onClick={leave} />}
    </search>
  );
}
