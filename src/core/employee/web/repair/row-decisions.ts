import type {
  EmployeeImportField,
  RepairRow,
  RowRange,
} from '#core/employee/contract/employee-import.ts';

/** What somebody decides of single rows, by their numbers, so that it fits this file alone. */
export interface RowDecisions {
  repairs: Readonly<Record<number, Cells>>;
  leftOut: readonly number[];
  /** Second rows, each with the one that stays. */
  merged: Readonly<Record<number, number>>;
  /** Which page of the table is in view. */
  page: number;
}
type Cells = Readonly<Partial<Record<EmployeeImportField, string>>>;

export const noRowDecisions: RowDecisions = { repairs: {}, leftOut: [], merged: {}, page: 1 };

export const isUndecided = ({ repairs, leftOut, merged }: RowDecisions): boolean =>
  leftOut.length + Object.keys(repairs).length + Object.keys(merged).length === 0;

interface Cell {
  rowIndex: number;
  field: EmployeeImportField;
}

export const withRepair = (
  rows: RowDecisions,
  { rowIndex, field }: Cell,
  value: string,
): RowDecisions => ({
  ...rows,
  repairs: { ...rows.repairs, [rowIndex]: { ...rows.repairs[rowIndex], [field]: value } },
});

export const withLeftOut = (rows: RowDecisions, more: readonly number[]): RowDecisions => ({
  ...rows,
  leftOut: [...new Set([...rows.leftOut, ...more])],
});

export const withMerged = (rows: RowDecisions, second: number, into: number): RowDecisions => ({
  ...rows,
  merged: { ...rows.merged, [second]: into },
});

/** The row is judged again, with what was repaired in it. */
export function withRow(rows: RowDecisions, row: number): RowDecisions {
  const { [row]: _, ...merged } = rows.merged;
  return { ...rows, merged, leftOut: rows.leftOut.filter((one) => one !== row) };
}

/** What becomes of a row as decided by now; the server's answer follows. */
export function stateOf(row: RepairRow, { leftOut, merged }: RowDecisions): RepairRow['state'] {
  if (leftOut.includes(row.rowIndex)) return 'leftOut';
  if (merged[row.rowIndex] !== undefined) return 'merged';
  return row.state === 'wrong' || row.state === 'repaired' ? row.state : 'wrong';
}

/** The numbers of wrong rows of which nothing is decided by now. */
export function openRows(wrong: readonly RowRange[], { leftOut, merged }: RowDecisions): number[] {
  const out = new Set(leftOut);
  const rows = wrong.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  return rows.filter((row) => !out.has(row) && merged[row] === undefined);
}

/** The fields of a form that say so. */
export function rowFields({ repairs, leftOut, merged }: RowDecisions) {
  const has = (decided: object) => Object.keys(decided).length > 0;
  return {
    ...(has(repairs) && { repairs: JSON.stringify(repairs) }),
    ...(has(leftOut) && { leftOut: JSON.stringify(leftOut) }),
    ...(has(merged) && { merged: JSON.stringify(merged) }),
  };
}
