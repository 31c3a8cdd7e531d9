import { useLocation } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { part } from '#platform/web/device/part.ts';
import { useLoaded } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './header-search.css';

const HeaderSearchBox = part(() => import('./header-search-box.tsx'), 'HeaderSearchBox');

/** The journal and the archive, whose own search finds the same. */
const isSearched = /^\/estimation\/questionary(\/archive)?(\/[\da-f-]{36})?$/;

/** Finds questionaries from any other screen. Another screen starts it afresh. */
export function HeaderSearch() {
  const pathname = useLocation({ select: (location) => location.pathname });
  if (isSearched.test(pathname)) return null;
  return <FreshSearch key={pathname} />;
}

/** The field becomes a search once it is used; on phones a button opens it over the header. */
function FreshSearch() {
  const { t } = useT();
  const isPhone = useDevice() === 'mobile';
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const leave = () => setOpen(false);
  // The field stays until then, with what is typed there and the focus.
  const isThere = useLoaded(HeaderSearchBox, open, leave);
  const label = t('headerSearch.label');
  if (isPhone && !open) {
    return <IconButton label={label} icon={<Search />} onClick={() => setOpen(true)} />;
  }
  return (
    <search className="shell-search">
      {open && isThere ? (
        <HeaderSearchBox text={text} onText={setText} onLeave={leave} />
      ) : (
        <TextField
          inputMode="search"
          role="combobox"
          aria-expanded={false}
          label={label}
          hideLabel
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setOpen(true)}
          start={<Search />}
        />
      )}
      {isPhone && <IconButton label={t('common.close')} icon={<X />} onClick={leave} />}
    </search>
  );
}
