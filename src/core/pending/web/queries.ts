import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPendingList, mostReminded, remindPending } from '#core/pending/contract/pending.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery, partQuery, useSend } from '#platform/web/api/queries.ts';
import { type PendingSearch, pendingAddress } from './pending-search.ts';

type Asked = Query<typeof getPendingList>;

const conditions = (search: PendingSearch): Pick<Asked, 'q' | 'filterList'> => ({
  q: search.q,
  filterList: pendingAddress.filterOf(search),
});

/** The query of GET /questionary/awaited. */
export const pendingQuery = (search: PendingSearch): Asked => ({
  ...conditions(search),
  ...pendingAddress.paging(search),
  sort: pendingAddress.shownSort(search),
});

export const usePending = (search: PendingSearch) =>
  useQuery({
    ...pageQuery(getPendingList, { query: pendingQuery(search) }),
    placeholderData: keepPreviousData,
  });

/** Everybody found, as far as one call can remind them; asked anew each time. */
export const useAllPending = (search: PendingSearch, enabled: boolean) =>
  useQuery({
    ...partQuery(getPendingList, { query: { ...conditions(search), limit: mostReminded } }),
    staleTime: 0,
    gcTime: 0,
    enabled,
  });

export const useRemindPending = () => useSend(remindPending);
