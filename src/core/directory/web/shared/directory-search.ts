import { listAddress } from '#platform/web/list/address.ts';
import { oneOfParam, textParam } from '#platform/web/list/params.ts';

/** The same for every tab. */
export const directoryAddress = listAddress({
  search: { q: textParam },
  beside: { orderBy: oneOfParam(['ASC', 'DESC']), archived: oneOfParam(['true']) },
  pageSize: 20,
});
export type DirectorySearch = ReturnType<typeof directoryAddress.validate>;
