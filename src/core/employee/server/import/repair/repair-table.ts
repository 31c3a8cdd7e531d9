import type {
  EmployeeImportField,
  RepairedFileForm,
} from '#core/employee/contract/employee-import.ts';
import { tidyCell } from '#platform/server/table-file/cell/row.ts';
import type { MappedTable, TableRecord } from '#platform/server/table-file/columns/map-columns.ts';

/** What somebody decides of single rows in the preview (rule 182). */
export type Repairs = Pick<RepairedFileForm, 'repairs' | 'leftOut' | 'merged'>;

type Table = MappedTable<EmployeeImportField>;
export type EmployeeRow = TableRecord<EmployeeImportField>;

export interface RepairedTable {
  /** The table without the rows that are left out or merged. */
  table: Table;
  leftOut: EmployeeRow[];
  /** Second rows, each with the row that it went into. */
  merged: { row: EmployeeRow; into: number }[];
}

/**
 * The table as it is judged, whether it is previewed or saved. What is said of rows or columns that
 * the file doesn't have is passed over, and so is a merging with a row that doesn't stay.
 */
export function repairTable(table: Table, { repairs = {}, ...decided }: Repairs): RepairedTable {
  const all = table.records.map((row): EmployeeRow => {
    const cells = Object.entries(repairs[row.rowIndex] ?? {}).filter(
      ([field]) => !table.missing.some((one) => one === field),
    );
    if (cells.length === 0) return row;
    const repaired = Object.fromEntries(cells.map(([field, cell]) => [field, tidyCell(cell)]));
    return { ...row, values: { ...row.values, ...repaired } };
  });
  const out = new Set(decided.leftOut);
  const kept = all.filter(({ rowIndex }) => !out.has(rowIndex));
  const intoOf = mergings(kept, decided.merged);
  const merged = kept.flatMap((row) => {
    const into = intoOf.get(row.rowIndex);
    return into === undefined ? [] : [{ row, into }];
  });
  const records = kept.filter(({ rowIndex }) => !intoOf.has(rowIndex));
  return {
    table: { ...table, records: filledFrom(records, merged) },
    leftOut: all.filter(({ rowIndex }) => out.has(rowIndex)),
    merged,
  };
}

/** For each second row of a pair that is merged the row that stays. */
function mergings(
  rows: readonly EmployeeRow[],
  merged: Repairs['merged'] = {},
): ReadonlyMap<number, number> {
  const there = new Set(rows.map(({ rowIndex }) => rowIndex));
  return new Map(
    Object.entries(merged)
      .map(([second, into]) => [Number(second), into] as const)
      .filter(
        ([second, into]) => there.has(second) && there.has(into) && !Object.hasOwn(merged, into),
      ),
  );
}

/** A row's own cells stand; the empty ones take what its second row says. */
function filledFrom(
  records: readonly EmployeeRow[],
  merged: RepairedTable['merged'],
): EmployeeRow[] {
  const seconds = new Map<number, EmployeeRow['values']>();
  for (const { row, into } of merged) {
    seconds.set(into, filled(seconds.get(into) ?? row.values, row.values));
  }
  return records.map((row) => {
    const second = seconds.get(row.rowIndex);
    return second ? { ...row, values: filled(row.values, second) } : row;
  });
}

type Values = EmployeeRow['values'];

const filled = (own: Values, second: Values): Values => {
  const entries = Object.entries(own).map(([field, cell]) => [
    field,
    cell || second[field as EmployeeImportField],
  ]);
  return Object.fromEntries(entries) as Values;
};
