import { listAddress } from '#web/platform/list/address.ts';
import { oneOfParam, textParam } from '#web/platform/list/params.ts';

/** The same for every tab. */
export const directoryAddress = listAddress({
  search: { q: textParam },
  beside: { orderBy: oneOfParam(['ASC', 'DESC']), archived: oneOfParam(['true']) },
  pageSize: 20,
});
export type DirectorySearch = ReturnType<typeof directoryAddress.validate>;
