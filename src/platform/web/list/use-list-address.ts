import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Sort } from '#platform/web/ui/list/sort.ts';

interface Paged {
  sort?: string | undefined;
  page?: number | undefined;
}

/** What `listAddress` returns. */
interface Stated<S> {
  pageSize: number;
  validate: (given: Record<string, unknown>) => S;
  noSearch: Partial<Record<keyof S, undefined>>;
  isNarrowed: (shown: S) => boolean;
  shownSort: (shown: S) => Sort;
  searchOfSort: (sort: Sort) => string | undefined;
}

/**
 * Reads and changes the address of a list. Changes replace the address, so that "back" leaves the
 * list, and return to the first page.
 */
export function useListAddress<S extends Paged>(
  list: Stated<S>,
  how: { resetScroll?: boolean } = {},
) {
  const search = list.validate(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: object) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, page: undefined, ...changed }),
      replace: true,
      ...how,
    });
  return {
    search,
    setSearch: (changed: S) => change(changed),
    /** Clears search and filter. */
    reset: () => change(list.noSearch),
    isNarrowed: list.isNarrowed(search),
    pageSize: list.pageSize,
    page: search.page ?? 1,
    goTo: (page: number) => change({ page: page > 1 ? page : undefined }),
    sort: list.shownSort(search),
    sortBy: (sort: Sort) => change({ sort: list.searchOfSort(sort) }),
  };
}

/** The part of it that a table uses. */
export type ShownList = Omit<ReturnType<typeof useListAddress<Paged>>, 'search' | 'setSearch'>;
