import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListQuery } from '#contract/call/query.ts';
import { offsetOf } from '#web/ui/list/pages.ts';

/** What the address of a tab says; the first page and ascending order are not written. */
export interface DirectorySearch {
  q?: string | undefined;
  orderBy?: 'ASC' | 'DESC' | undefined;
  page?: number | undefined;
}

export const pageSize = 20;

/** What a list of the directory is asked (spec 3, section 7). */
export const listQuery = (search: DirectorySearch): ListQuery => ({
  orderBy: search.orderBy ?? 'ASC',
  limit: pageSize,
  offset: offsetOf(search.page ?? 1, pageSize),
  ...(search.q && { q: search.q }),
});

/** Every other choice begins at the first page. */
export function useDirectoryAddress() {
  const search: DirectorySearch = useSearch({ from: '/admin/estimation/dictionary/$tab' });
  const navigate = useNavigate({ from: '/estimation/dictionary/$tab' });
  return {
    search,
    setSearch: (changed: DirectorySearch) =>
      void navigate({
        to: '.',
        search: { ...search, page: undefined, ...changed },
        replace: true,
      }),
  };
}
