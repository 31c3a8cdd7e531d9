import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { nothingFound } from '#platform/web/ui/list/nothing-found.tsx';
import type { DataTableProps } from '#platform/web/ui/list/table.ts';
import type { EmptyStateProps } from '#platform/web/ui/state/empty-state.tsx';
import { ListPager, type PagedList } from './list-pager.tsx';
import type { ShownList } from './use-list-address.ts';

type Given<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'actions' | 'actionsBelow' | 'actionsWidth' | 'empty'
>;
type PagedTableProps<Row> = Given<Row> & {
  list: PagedList<Row>;
  address: ShownList;
  /** What to show when search and filter leave nothing, instead of the usual text. */
  noneFound?: EmptyStateProps;
  /** How many rows the server counts, if not all. */
  mostCounted?: number;
};

/** A table that loads page by page. If the page is beyond the last one, the last one is shown. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { list, address, empty, noneFound, mostCounted, ...table } = props;
  const { t } = useT();
  return (
    <>
      <DataTable
        {...table}
        rows={list.data?.data}
        sort={address.sort}
        onSort={address.sortBy}
        empty={address.isNarrowed ? (noneFound ?? nothingFound(t, address.reset)) : empty}
        isNew={!address.isNarrowed}
        loading={list.isFetching && !list.isPending}
        failed={list.isError && !list.data && errorText(list.error, t)}
        onRetry={() => void list.refetch()}
      />
      <ListPager list={list} address={address} mostCounted={mostCounted} />
    </>
  );
}
