import { useRef, useState } from 'react';
import type { ListedQuestionary } from '#contract/questionary.ts';

export type Picked = ReadonlyMap<string, ListedQuestionary>;

/** The questionaries selected in the journal, whatever column, page or search they are found in. */
export interface Selection {
  picked: Picked;
  /** Boxes show on all cards: something is selected, or the person has begun to select. */
  isOn: boolean;
  begin: () => void;
  /** Selects a card or lets it go; with `range`, all of its column from the last one to it. */
  toggle: (row: ListedQuestionary, column: readonly ListedQuestionary[], range: boolean) => void;
  add: (rows: readonly ListedQuestionary[]) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [picked, setPicked] = useState<Picked>(new Map());
  const [hasBegun, setBegun] = useState(false);
  const last = useRef('');
  return {
    picked,
    isOn: hasBegun || picked.size > 0,
    begin: () => setBegun(true),
    toggle(row, column, range) {
      const rows = range ? between(column, last.current, row.id) : [row];
      last.current = row.id;
      setPicked(withToggled(picked, rows, !picked.has(row.id)));
    },
    add: (rows) => setPicked(withToggled(picked, rows, true)),
    clear() {
      setPicked(new Map());
      setBegun(false);
    },
  };
}

export function withToggled(
  picked: Picked,
  rows: readonly ListedQuestionary[],
  on: boolean,
): Picked {
  const next = new Map(picked);
  for (const row of rows) {
    if (on) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

/** The rows from one to the other, in either direction; only the other where the first is not there. */
export function between<Row extends { id: string }>(
  rows: readonly Row[],
  from: string,
  to: string,
): Row[] {
  const [a, b] = [from, to].map((id) => rows.findIndex((row) => row.id === id)) as [number, number];
  return rows.slice(a < 0 ? b : Math.min(a, b), Math.max(a, b) + 1);
}
