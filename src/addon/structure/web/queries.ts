import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getStructureEmployees,
  getStructureSubdivisions,
} from '#addon/structure/contract/structure.ts';
import { getFormerEmployees, takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { pageQuery, partQuery, useSend } from '#platform/web/api/queries.ts';
import { type FormerSearch, formerAddress } from './former-search.ts';
import { type StructureSearch, structureAddress } from './structure-search.ts';

/**
 * The subdivisions that have a matching employee, together with the search text they belong to.
 * While the next search is running the old ones stay in view, and their blocks must keep asking by
 * the old text.
 */
export const useStructureSubdivisions = (q: string | undefined) =>
  useQuery({
    queryKey: [getStructureSubdivisions.name, q] as const,
    queryFn: async ({ signal }) => {
      const query = q ? { filterList: { name: q } } : {};
      const { data } = await call(getStructureSubdivisions, { query, signal });
      return { q, subdivisions: data };
    },
    placeholderData: (previous) => previous,
    meta: { page: true },
  });

/** The query of GET /employee for one page of a block. */
const blockQuery = (
  subdivisionId: string,
  search: StructureSearch,
): Query<typeof getStructureEmployees> => ({
  ...structureAddress.paging(search),
  sort: structureAddress.shownSort(search),
  filterList: { subdivisionId: [subdivisionId], name: search.q },
});

/** A page of the employees of a subdivision. */
export const useBlockStaff = (subdivisionId: string, search: StructureSearch) =>
  useQuery({
    ...partQuery(getStructureEmployees, { query: blockQuery(subdivisionId, search) }),
    placeholderData: (previous) => previous,
  });

/** A page of those who have left. */
export function useFormer(search: FormerSearch) {
  const query = {
    ...formerAddress.paging(search),
    sort: formerAddress.shownSort(search),
    q: search.q,
  };
  return useQuery({
    ...pageQuery(getFormerEmployees, { query }),
    placeholderData: keepPreviousData,
  });
}

export const useTakeBack = () => useSend(takeBackEmployee);
