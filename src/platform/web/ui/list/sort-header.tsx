import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { directionOf, nextSort, type Sort } from './sort.ts';
import type { Column } from './table.ts';

type SortHeaderProps<Row> = {
  column: Column<Row>;
  sort: Sort;
  onSort: ((sort: Sort) => void) | undefined;
};

const spoken = { a: 'ascending', d: 'descending' } as const;

/** The head of a column; a button if one can sort by it. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const direction = directionOf(sort, column.key);
  return (
    <th
      scope="col"
      className={column.align === 'end' ? 'ui-end' : undefined}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={direction && spoken[direction]}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className="ui-sort"
          onClick={() => onSort(nextSort(sort, column.key))}
        >
          {column.label}
          {direction === 'd' ? <ArrowDown /> : <ArrowUp />}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}
