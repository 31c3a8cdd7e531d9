import type {
  DoubtfulDates,
  EmployeeImportField,
  EmployeeImportForm,
} from '#core/employee/contract/employee-import.ts';
import type { FileRecord } from '#core/employee/server/import/read-email.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { type DateOrder, readDate } from '#platform/server/table-file/read-date.ts';

/** What the days of a file say of their order (rule 173). */

export const dateFields: readonly EmployeeImportField[] = [
  'inCompany',
  'inPosition',
  'dismissalDate',
  'isDismissed',
];
const inDoubt = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})\b/;
const american = /\d\s*[ap]\.?m\.?$/i;

interface Signs {
  doubt: Pick<DoubtfulDates, 'rowIndex' | 'value'> | undefined;
  /** A day with slashes that either order can read. */
  either: Pick<DoubtfulDates, 'rowIndex' | 'value'> | undefined;
  sample: string | undefined;
  /** Days that only one order can read. */
  dayFirst: number;
  monthFirst: number;
}

interface Given {
  chosen: EmployeeImportForm['dateOrder'];
  /** The columns of days have English names. */
  isEnglish: boolean;
}

/**
 * AM and PM, and days that exist only with the month first, leave doubt about all others; in an English file also days
 * with slashes that either order can read. Null where there is none, and nobody has chosen an order.
 */
export function doubtfulDates(
  rows: readonly FileRecord[],
  { chosen, isEnglish }: Given,
): DoubtfulDates | null {
  const signs: Signs = {
    doubt: undefined,
    either: undefined,
    sample: undefined,
    dayFirst: 0,
    monthFirst: 0,
  };
  for (const { rowIndex, values } of rows) {
    for (const field of dateFields) look(signs, values[field], rowIndex);
  }
  const { sample, dayFirst, monthFirst } = signs;
  const doubt = signs.doubt ?? (isEnglish && dayFirst === 0 ? signs.either : undefined);
  if (!doubt && !(chosen === 'monthFirst' && sample)) return null;
  return {
    proposed: dayFirst > monthFirst ? 'dayFirst' : 'monthFirst',
    ...(doubt ?? { rowIndex: 0, value: '' }),
    sample: sample === undefined ? null : { value: quotedCell(sample), ...readings(sample) },
  };
}

function look(signs: Signs, cell: string, rowIndex: number): void {
  if (cell === '') return;
  const found = inDoubt.exec(cell);
  if (!found) return;
  const [first, second] = [Number(found[1]), Number(found[2])];
  const isMonthFirst = first <= 12 && second > 12;
  if (isMonthFirst) signs.monthFirst += 1;
  if (first > 12) signs.dayFirst += 1;
  if (isMonthFirst || american.test(cell)) {
    signs.doubt ??= { rowIndex, value: quotedCell(cell) };
  }
  if (first > 12 || second > 12 || first === second) return;
  signs.sample ??= cell;
  if (cell.includes('/')) signs.either ??= { rowIndex, value: quotedCell(cell) };
}

const readings = (cell: string): Record<DateOrder, string> => ({
  dayFirst: readDate(cell, 'dayFirst'),
  monthFirst: readDate(cell, 'monthFirst'),
});
