import { listAddress } from '#platform/web/list/address.ts';
import { textParam } from '#platform/web/list/params.ts';

/** Each block has its own pages. By default people are sorted by last name. */
export const structureAddress = listAddress({
  search: { q: textParam },
  sorts: ['lastName', 'firstName', 'position', 'subdivision', 'email', 'phone'],
  pageSize: 10,
});
export type StructureSearch = ReturnType<typeof structureAddress.validate>;
