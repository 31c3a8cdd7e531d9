import type { ReactNode } from 'react';
import type { EmptyStateProps } from '#web/ui/state/empty-state.tsx';
import type { Sort } from './sort.ts';

export type Column<Row> = {
  /** Also the sort key. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** A CSS width for the table form. */
  width?: string | undefined;
};

export type DataTableProps<Row> = {
  /** Says what the table holds; spoken. */
  label: string;
  /** The first one heads the card on phones. */
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  empty: EmptyStateProps;
  /** Buttons or a menu at the end of each row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** A CSS width for the table form; as narrow as they can be without it. */
  actionsWidth?: string | undefined;
  sort?: Sort;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Newer rows are under way; the old ones stay, under a moving line. */
  loading?: boolean | undefined;
  /** Loading failed: shown instead of the rows, with `onRetry`. */
  failed?: boolean | string | undefined;
  onRetry?: (() => void) | undefined;
  /** Rows drawn while loading. */
  skeletonRows?: number | undefined;
};
