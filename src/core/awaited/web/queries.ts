import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAwaitedList, mostReminded, remindAwaited } from '#core/awaited/contract/awaited.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';
import { type AwaitedSearch, awaitedAddress } from './awaited-search.ts';

type Asked = Query<typeof getAwaitedList>;

const conditions = (search: AwaitedSearch): Pick<Asked, 'q' | 'filterList'> => ({
  q: search.q,
  filterList: awaitedAddress.filterOf(search),
});

/** The query of GET /questionary/awaited. */
export const awaitedQuery = (search: AwaitedSearch): Asked => ({
  ...conditions(search),
  ...awaitedAddress.paging(search),
  sort: awaitedAddress.shownSort(search),
});

export const useAwaited = (search: AwaitedSearch) =>
  useQuery({
    ...pageQuery(getAwaitedList, { query: awaitedQuery(search) }),
    placeholderData: keepPreviousData,
  });

/** The ids of everybody found who can be reminded, as far as one call can remind them. */
export async function findAllAwaited(search: AwaitedSearch): Promise<string[]> {
  const query = { ...conditions(search), limit: mostReminded };
  const { data } = await call(getAwaitedList, { query });
  return data.filter(({ isRemindable }) => isRemindable).map(({ id }) => id);
}

export const useRemindAwaited = () => useSend(remindAwaited);
