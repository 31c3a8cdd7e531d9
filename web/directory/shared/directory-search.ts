import type { ListQuery } from '#contract/call/query.ts';
import { listAddress } from '#web/list/address.ts';
import { oneOfParam, textParam } from '#web/list/params.ts';
import { useListAddress } from '#web/list/use-list-address.ts';

/** Of every tab. */
export const directoryAddress = listAddress({
  search: { q: textParam },
  beside: { orderBy: oneOfParam(['ASC', 'DESC']) },
  pageSize: 20,
});
export type DirectorySearch = ReturnType<typeof directoryAddress.validate>;

/** What a list of the directory is asked; ascending unless told otherwise (spec 3, section 7). */
export const directoryQuery = (search: DirectorySearch): ListQuery => ({
  orderBy: search.orderBy ?? 'ASC',
  ...directoryAddress.paging(search),
  q: search.q,
});

export const useDirectoryAddress = () => useListAddress(directoryAddress);
