import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPendingList, mostReminded, remindPending } from '#core/pending/contract/pending.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';
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

/** The ids of everybody found who can be reminded, as far as one call can remind them. */
export async function findAllPending(search: PendingSearch): Promise<string[]> {
  const query = { ...conditions(search), limit: mostReminded };
  const { data } = await call(getPendingList, { query });
  return data.filter(({ isRemindable }) => isRemindable).map(({ id }) => id);
}

export const useRemindPending = () => useSend(remindPending);
