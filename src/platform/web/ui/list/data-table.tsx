import '#platform/web/ui/show/card.css';
import './data-table.css';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { DataCards } from './data-cards.tsx';
import { SortHeader } from './sort-header.tsx';
import type { Column, DataTableProps } from './table.ts';

/** A table with its loading, empty and failed states. On phones the same content becomes cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const device = useDevice();
  const { rows, failed, onRetry, loading, empty, isNew } = props;
  if (failed) {
    const text = typeof failed === 'string' ? failed : undefined;
    return (
      <div className="ui-card">
        <ErrorState text={text} onRetry={onRetry} retrying={loading} />
      </div>
    );
  }
  if (rows?.length === 0) {
    return (
      <div className="ui-card ui-rows" aria-busy={loading || undefined}>
        {isNew && device !== 'mobile' && <Outline {...props} />}
        <EmptyState {...empty} />
      </div>
    );
  }
  return device === 'mobile' ? <DataCards {...props} /> : <WideTable {...props} />;
}

/** The rows as a table, where there is room. */
export function WideTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, actions, actionsWidth, sort, onSort, loading } = props;
  const { t } = useT();
  const { card, isWide } = useIsWide();
  const head = columns.find(({ headsRow }) => headsRow) ?? columns[0];
  return (
    <div
      ref={card}
      className={classNames('ui-card ui-table ui-rows', isWide && 'ui-wide')}
      aria-busy={loading || !rows}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="ui-table-actions" style={{ width: actionsWidth }}>
                <span className="ui-hidden">{t('common.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} heads={column === head} />
                ))}
                {actions && <td className="ui-table-actions">{actions(row)}</td>}
              </tr>
            ))}
          </tbody>
        ) : (
          <SkeletonRows {...props} />
        )}
      </table>
    </div>
  );
}

/** The heads of the columns over rows that are still empty. */
const Outline = <Row,>(props: DataTableProps<Row>) => (
  <div className="ui-table ui-outline" aria-hidden="true">
    <table>
      <thead>
        <tr>
          {props.columns.map(({ key, label, width }) => (
            <th key={key} style={{ width }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[70, 50, 60].map((width) => (
          <tr key={width}>
            {props.columns.map(({ key }) => (
              <td key={key}>
                <span style={{ width: `${width}%` }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Whether a table is wider than its card: then it scrolls sideways, and its head can't stay in view. */
function useIsWide() {
  const card = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const [box, table] = [card.current, card.current?.firstElementChild];
    if (!box || !table) return;
    const observer = new ResizeObserver(() => setWide(table.scrollWidth > box.clientWidth));
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { card, isWide };
}

function Cell<Row>({ column, row, heads }: { column: Column<Row>; row: Row; heads: boolean }) {
  const className = column.align === 'end' ? 'ui-end' : undefined;
  if (!heads) return <td className={className}>{column.cell(row)}</td>;
  return (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  );
}

/** Hidden from screen readers, which would announce empty rows. */
function SkeletonRows<Row>({ columns, actions, skeletonRows = 10 }: DataTableProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another.
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.key}>
              <Skeleton width={`${40 + ((row * 7 + index * 13) % 4) * 12}%`} />
            </td>
          ))}
          {actions && <td />}
        </tr>
      ))}
    </tbody>
  );
}
