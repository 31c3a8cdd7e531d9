import { listAddress } from '#platform/web/list/address.ts';
import { textListParam, textParam } from '#platform/web/list/params.ts';

/** By default those with the nearest last day come first. */
export const pendingAddress = listAddress({
  search: { q: textParam },
  filter: {
    /** Ids. */
    subdivision: textListParam,
    cycle: textListParam,
  },
  sorts: ['lastName', 'openCount', 'until'],
  defaultSort: 'until:a',
  pageSize: 20,
});
export type PendingSearch = ReturnType<typeof pendingAddress.validate>;
