import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ApiError, errorText } from '#web/api/call.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { offsetOf, pageCount, pageOf } from '#web/ui/list/pages.ts';
import type { DataTableProps } from '#web/ui/list/table.ts';

/** A page of a list, as its query answers it. */
export type PagedList<Row> = UseQueryResult<{ data: Row[]; count: number }, ApiError>;

type Asked = 'rows' | 'loading' | 'failed' | 'onRetry';
type PagedTableProps<Row> = Omit<DataTableProps<Row>, Asked> & {
  list: PagedList<Row>;
  pageSize: number;
  /** From 1; the first one is undefined, as in an address. */
  page: number | undefined;
  onPage: (page: number | undefined) => void;
  /** Says which pages, where a screen has several. */
  pagesLabel?: string;
};

/** A list that is asked for page by page; a page beyond the last one gives way to the last. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { list, pageSize, page = 1, onPage, pagesLabel, ...table } = props;
  const { t } = useT();
  const count = list.data?.count;
  const go = (to: number) => onPage(to > 1 ? to : undefined);
  const last = count === undefined ? page : pageCount(count, pageSize);
  const isBeyond = page > last && !list.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) go(last);
  });
  return (
    <>
      <DataTable
        {...table}
        rows={list.data?.data}
        loading={list.isFetching && !list.isPending}
        failed={list.isError && !list.data && errorText(list.error, t)}
        onRetry={() => void list.refetch()}
      />
      <Pager
        count={count ?? 0}
        limit={pageSize}
        offset={offsetOf(page, pageSize)}
        onOffset={(offset) => go(pageOf(offset, pageSize))}
        label={pagesLabel}
      />
    </>
  );
}
