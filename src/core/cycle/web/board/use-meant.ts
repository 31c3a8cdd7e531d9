import { useRef, useState } from 'react';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { between } from '#core/questionary/web/many/picked.ts';

/** Who is selected on the board: people by name, on whatever page, or all whom it finds. */
export function useMeant() {
  const [rows, setRows] = useState<ReadonlyMap<string, BoardRow>>(new Map());
  const [isAll, setAll] = useState(false);
  /** On phones boxes show once somebody begins to select. */
  const [hasBegun, setBegun] = useState(false);
  /** The one pressed last, where a range begins. */
  const last = useRef('');
  const set = (given: readonly BoardRow[], on: boolean) => {
    const next = new Map(rows);
    for (const row of given) {
      if (on) next.set(row.employee.id, row);
      else next.delete(row.employee.id);
    }
    setAll(false);
    setRows(next);
  };
  return {
    rows,
    isAll,
    isOn: hasBegun || isAll || rows.size > 0,
    has: (row: BoardRow) => isAll || rows.has(row.employee.id),
    begin: () => setBegun(true),
    selectAll: () => setAll(true),
    set,
    /** One of the page; with shift, all of it from the last one to this. */
    press(row: BoardRow, page: readonly BoardRow[], isRange: boolean) {
      const on = !rows.has(row.employee.id);
      const ids = between(
        page.map(({ employee }) => employee),
        isRange ? last.current : row.employee.id,
        row.employee.id,
      ).map(({ id }) => id);
      last.current = row.employee.id;
      set(
        page.filter(({ employee }) => ids.includes(employee.id)),
        on,
      );
    },
    clear() {
      setRows(new Map());
      setAll(false);
      setBegun(false);
    },
  };
}
