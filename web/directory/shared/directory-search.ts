import { listAddress } from '#web/list/address.ts';
import { oneOfParam, textParam } from '#web/list/params.ts';

/** The same for every tab. */
export const directoryAddress = listAddress({
  search: { q: textParam },
  beside: { orderBy: oneOfParam(['ASC', 'DESC']) },
  pageSize: 20,
});
export type DirectorySearch = ReturnType<typeof directoryAddress.validate>;
