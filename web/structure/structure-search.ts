import type { Query } from '#contract/call/endpoint.ts';
import type { getStructureEmployees } from '#contract/structure.ts';
import { listAddress } from '#web/list/address.ts';
import { textParam } from '#web/list/params.ts';

/** The pages are each block's own (spec 1, section 9). Not sorted by a column, people stand by their last names. */
export const structureAddress = listAddress({
  search: { q: textParam },
  sorts: ['lastName', 'firstName', 'position', 'subdivision', 'email', 'phone'],
  pageSize: 10,
});
export type StructureSearch = ReturnType<typeof structureAddress.validate>;

/** What GET /employee is asked for a page of a block. */
export const blockQuery = (
  subdivisionId: string,
  search: StructureSearch,
): Query<typeof getStructureEmployees> => ({
  ...structureAddress.paging(search),
  sort: structureAddress.shownSort(search),
  filterList: { subdivisionId: [subdivisionId], name: search.q },
});
