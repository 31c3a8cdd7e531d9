import { listAddress } from '#platform/web/list/address.ts';
import { textParam } from '#platform/web/list/params.ts';

/** Those who left last come first unless sorted otherwise. */
export const formerAddress = listAddress({
  search: { q: textParam },
  sorts: ['lastName', 'firedAt'],
  defaultSort: 'firedAt:d',
  pageSize: 10,
});
export type FormerSearch = ReturnType<typeof formerAddress.validate>;
