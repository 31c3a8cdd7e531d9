import { listAddress } from '#platform/web/list/address.ts';
import { oneOfParam, textListParam, textParam } from '#platform/web/list/params.ts';

/** By default those with the nearest last day come first. */
export const pendingAddress = listAddress({
  search: { q: textParam },
  filter: {
    /** Ids. */
    subdivision: textListParam,
    cycle: textListParam,
  },
  beside: {
    /** The question whether to remind them is open. */
    remind: oneOfParam(['true']),
  },
  sorts: ['lastName', 'openCount', 'until'],
  defaultSort: 'until:a',
  pageSize: 20,
});
export type PendingSearch = ReturnType<typeof pendingAddress.validate>;
