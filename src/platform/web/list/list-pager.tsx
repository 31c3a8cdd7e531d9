import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '#platform/web/api/call.ts';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import { pageCount } from '#platform/web/ui/list/pages.ts';
import type { ShownList } from './use-list-address.ts';

/** One page of a list, as its query returns it. */
export type PagedList<Row> = UseQueryResult<{ data: Row[]; count: number }, ApiError>;

interface ListPagerProps {
  list: PagedList<unknown>;
  address: Pick<ShownList, 'page' | 'pageSize' | 'goTo'>;
  /** How many rows the server counts. No page shows those beyond. */
  mostCounted?: number | undefined;
}

/** The pages of a list. If the page is beyond the last one, the last one is shown. */
export function ListPager({
  list,
  address,
  mostCounted = Number.POSITIVE_INFINITY,
}: ListPagerProps) {
  const { page, pageSize, goTo } = address;
  const all = list.data?.count;
  const count = Math.min(all ?? 0, mostCounted);
  const last = all === undefined ? page : pageCount(count, pageSize);
  const isBeyond = page > last && !list.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) goTo(last);
  });
  const isMore = all !== undefined && all > count;
  return <Pager count={count} isMore={isMore} limit={pageSize} page={page} onPage={goTo} />;
}
