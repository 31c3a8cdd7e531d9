import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  type AssessmentsSearch,
  type archiveAddress,
  assessmentsAddress,
} from '#core/questionary/web/assessments-search.ts';

const journal = {
  address: assessmentsAddress,
  list: '/estimation/questionary',
  one: '/estimation/questionary/$id',
} as const;
/** The journal's address: /estimation/questionary or /estimation/questionary/{id}, with ?q=…&method=… */
export const useAssessmentsAddress = () => useAddress(journal);

/** Where a list of cards is, and where one of them opens. */
interface Place {
  address: typeof assessmentsAddress | typeof archiveAddress;
  list: '/estimation/questionary' | '/estimation/questionary/archive';
  one: '/estimation/questionary/$id' | '/estimation/questionary/archive/$id';
}

export function useAddress({ address, list, one }: Place) {
  const search: AssessmentsSearch = address.validate(useSearch({ strict: false }));
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const go = (openId: string | undefined, next: AssessmentsSearch, replace: boolean) => {
    const how = { search: address.validate(next), replace, resetScroll: false };
    return openId
      ? navigate({ to: one, params: { id: openId }, ...how })
      : navigate({ to: list, ...how });
  };
  return {
    search,
    openId: id,
    /** Filters replace the address, so that "back" leaves the journal. */
    setSearch: (changed: AssessmentsSearch) => void go(id, { ...search, ...changed }, true),
    /** Opens a questionary's panel. Closing it replaces its address, so that "back" does not reopen it. */
    open: (openId?: string) =>
      void go(openId, { ...search, form: undefined }, openId === undefined),
    /** When a questionary does not exist: replaces its address with the list's. */
    goHome: () => void go(undefined, search, true),
  };
}
