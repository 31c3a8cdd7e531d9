import { listAddress } from '#web/list/address.ts';
import { textParam } from '#web/list/params.ts';

/** The pages are each block's own (spec 1, section 9). Not sorted by a column, people stand by their last names. */
export const structureAddress = listAddress({
  search: { q: textParam },
  sorts: ['lastName', 'firstName', 'position', 'subdivision', 'email', 'phone'],
  pageSize: 10,
});
export type StructureSearch = ReturnType<typeof structureAddress.validate>;
