import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Query } from '#contract/call/endpoint.ts';
import { type getStructureEmployees, structureSortKeys } from '#contract/structure.ts';
import type { Sort } from '#web/ui/list/sort.ts';

/** What the screen's address says; the pages of the blocks are each block's own. */
export interface StructureSearch {
  q?: string | undefined;
  sort?: string | undefined;
}

/** Rows of a block (spec 1, section 9). */
export const blockSize = 10;

type Asked = Query<typeof getStructureEmployees>;

/** The sort in view; undefined for none, then by last name. */
export function shownSort({ sort }: StructureSearch): Sort {
  const [key, direction, ...rest] = sort?.split(':') ?? [];
  const isKnown = structureSortKeys.some((one) => one === key) && rest.length === 0;
  return isKnown && (direction === 'a' || direction === 'd') ? sort : undefined;
}

/** What GET /employee is asked for a page of a block. */
export function blockQuery(subdivisionId: string, search: StructureSearch, offset: number): Asked {
  const sort = shownSort(search) as Asked['sort'];
  return {
    limit: blockSize,
    offset,
    ...(sort && { sort }),
    filterList: { subdivisionId: [subdivisionId], ...(search.q && { name: search.q }) },
  };
}

export function useStructureAddress() {
  const search: StructureSearch = useSearch({ from: '/admin/structure/employees' });
  const navigate = useNavigate();
  return {
    search,
    setSearch: (changed: StructureSearch) =>
      void navigate({
        to: '/structure/employees',
        search: { ...search, ...changed },
        replace: true,
      }),
  };
}
