import { useEffect, useRef, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { getUserList } from '#core/user/contract/user.ts';
import { useUsersLike } from './queries.ts';
import { suggestionsFor } from './suggestions.ts';

/** How long typing pauses before the server is asked, and how long a left list stays, in ms. */
const pause = 200;
const stays = 200;

/** Users who fit what is typed, for those who may see users; and whether their list is open. */
export function useRecipientSuggestions(typed: string, chosen: readonly string[]) {
  const may = useCan()(getUserList.access);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = may ? typed.trim() : '';
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pause);
    return () => clearTimeout(timer);
  }, [search]);
  useEffect(() => () => clearTimeout(closing.current), []);
  const { data } = useUsersLike(asked);
  const users = isOpen ? suggestionsFor(data?.data ?? [], search, chosen) : [];
  return {
    may,
    users,
    open() {
      clearTimeout(closing.current);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** The field is left: the list stays for a moment, so that a click on it counts. */
    leave() {
      closing.current = setTimeout(() => setOpen(false), stays);
    },
  };
}
