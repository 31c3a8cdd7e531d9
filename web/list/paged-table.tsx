import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ApiError, errorText } from '#web/api/call.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { nothingFound } from '#web/ui/list/nothing-found.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { pageCount } from '#web/ui/list/pages.ts';
import type { DataTableProps } from '#web/ui/list/table.ts';
import type { EmptyStateProps } from '#web/ui/state/empty-state.tsx';
import type { ShownList } from './use-list-address.ts';

/** One page of a list, as its query returns it. */
export type PagedList<Row> = UseQueryResult<{ data: Row[]; count: number }, ApiError>;

type Given<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'actions' | 'actionsWidth' | 'empty'
>;
type PagedTableProps<Row> = Given<Row> & {
  list: PagedList<Row>;
  address: ShownList;
  /** What to show when search and filter leave nothing, instead of the usual text. */
  noneFound?: EmptyStateProps;
};

/** A table that loads page by page. If the page is beyond the last one, the last one is shown. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { list, address, empty, noneFound, ...table } = props;
  const { page, pageSize, goTo } = address;
  const { t } = useT();
  const count = list.data?.count;
  const last = count === undefined ? page : pageCount(count, pageSize);
  const isBeyond = page > last && !list.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) goTo(last);
  });
  return (
    <>
      <DataTable
        {...table}
        rows={list.data?.data}
        sort={address.sort}
        onSort={address.sortBy}
        empty={address.isNarrowed ? (noneFound ?? nothingFound(t, address.reset)) : empty}
        loading={list.isFetching && !list.isPending}
        failed={list.isError && !list.data && errorText(list.error, t)}
        onRetry={() => void list.refetch()}
      />
      <Pager count={count ?? 0} limit={pageSize} page={page} onPage={goTo} />
    </>
  );
}
