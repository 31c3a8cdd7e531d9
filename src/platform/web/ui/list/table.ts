import type { ReactNode } from 'react';
import type { EmptyStateProps } from '#platform/web/ui/state/empty-state.tsx';
import type { Sort } from './sort.ts';

export type Column<Row> = {
  /** Also used as the sort key. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Says what each row is about, for screen readers. Without one it is the first column. */
  headsRow?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** A CSS width, used in the table form. */
  width?: string | undefined;
};

export type DataTableProps<Row> = {
  /** Says what the table holds, for screen readers. */
  label: string;
  /** On phones the first column heads the card. */
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  empty: EmptyStateProps;
  /** Nothing was there yet: above the words stands what there will be. */
  isNew?: boolean | undefined;
  /** Buttons or a menu at the end of each row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** On cards the actions stand below, as the head needs the whole width. */
  actionsBelow?: boolean | undefined;
  /** A CSS width, used in the table form. By default as narrow as possible. */
  actionsWidth?: string | undefined;
  sort?: Sort;
  onSort?: ((sort: Sort) => void) | undefined;
  /** New rows are loading. The old ones stay, under a moving line. */
  loading?: boolean | undefined;
  /** Loading failed: an error is shown instead of the rows, with `onRetry`. */
  failed?: boolean | string | undefined;
  onRetry?: (() => void) | undefined;
  /** How many placeholder rows to draw while loading. */
  skeletonRows?: number | undefined;
};
