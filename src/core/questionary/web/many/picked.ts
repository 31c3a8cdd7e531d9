import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';

/** Selected questionaries by id. */
export type Picked = ReadonlyMap<string, ListedQuestionary>;

export function withPicked(
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
