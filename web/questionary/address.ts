import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type JournalSearch, journalStatuses } from './journal-search.ts';

/** The journal's address: /estimation/questionary or /estimation/questionary/{id}, with ?q=…&method=… */
export function useJournalAddress() {
  const { id } = useParams({ strict: false });
  const search = useJournalSearch();
  const navigate = useNavigate();
  const go = (openId: string | undefined, next: JournalSearch, replace: boolean) =>
    openId
      ? navigate({
          to: '/estimation/questionary/$id',
          params: { id: openId },
          search: next,
          replace,
        })
      : navigate({ to: '/estimation/questionary', search: next, replace });
  return {
    search,
    openId: id,
    /** Filters replace the address, so that "back" leaves the journal. */
    setSearch: (changed: JournalSearch) => void go(id, { ...search, ...changed }, true),
    /** Opens a questionary's panel, or closes it. */
    open: (openId?: string) => void go(openId, search, false),
    /** A questionary that isn't there: its address is left for good. */
    goHome: () => void go(undefined, search, true),
  };
}

function useJournalSearch(): JournalSearch {
  const { q, dateFrom, dateTo, method, type, status } = useSearch({
    from: '/admin/estimation/questionary',
  });
  return {
    q,
    dateFrom,
    dateTo,
    method,
    type,
    status: journalStatuses.find((known) => known === status),
  };
}
