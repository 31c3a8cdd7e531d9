import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  archiveAddress,
  type JournalSearch,
  journalAddress,
} from '#web/questionary/journal-search.ts';

const journal = {
  address: journalAddress,
  list: '/estimation/questionary',
  one: '/estimation/questionary/$id',
} as const;
const archive = {
  address: archiveAddress,
  list: '/estimation/questionary/archive',
  one: '/estimation/questionary/archive/$id',
} as const;

/** The journal's address: /estimation/questionary or /estimation/questionary/{id}, with ?q=…&method=… */
export const useJournalAddress = () => useAddress(journal);

/** The archive's address, below /estimation/questionary/archive. */
export function useArchiveAddress() {
  const navigate = useNavigate();
  return {
    ...useAddress(archive),
    /** Opens a questionary that is not archived in the journal. */
    openInJournal: (id: string) =>
      void navigate({ to: '/estimation/questionary/$id', params: { id } }),
    goHome: () => void navigate({ to: '/estimation/questionary', replace: true }),
  };
}

function useAddress({ address, list, one }: typeof journal | typeof archive) {
  const search: JournalSearch = address.validate(useSearch({ strict: false }));
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const go = (openId: string | undefined, next: JournalSearch, replace: boolean) => {
    const how = { search: address.validate(next), replace, resetScroll: false };
    return openId
      ? navigate({ to: one, params: { id: openId }, ...how })
      : navigate({ to: list, ...how });
  };
  return {
    search,
    openId: id,
    /** Filters replace the address, so that "back" leaves the journal. */
    setSearch: (changed: JournalSearch) => void go(id, { ...search, ...changed }, true),
    /** Opens a questionary's panel, or closes it. */
    open: (openId?: string) => void go(openId, search, false),
    /** When a questionary does not exist: replaces its address with the list's (spec 2, section 8). */
    goHome: () => void go(undefined, search, true),
  };
}
