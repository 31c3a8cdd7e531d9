import type {
  DoubtfulDates,
  EmployeeImportField,
  EmployeeImportForm,
} from '#contract/people/employee-import.ts';
import { quotedCell } from '#server/platform/table-file/cell/quoted.ts';
import { type DateOrder, readDate } from '#server/platform/table-file/read-date.ts';

/** What the days of a file say of their order (rule 173). */

interface Row {
  rowIndex: number;
  values: Readonly<Record<EmployeeImportField, string>>;
}

const dateFields = ['inCompany', 'inPosition', 'dismissalDate', 'isDismissed'] as const;
const inDoubt = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})\b/;
const american = /\d\s*[ap]\.?m\.?$/i;

interface Signs {
  doubt: Pick<DoubtfulDates, 'rowIndex' | 'value'> | undefined;
  sample: string | undefined;
  /** Days that only one order can read. */
  dayFirst: number;
  monthFirst: number;
}

/**
 * AM and PM, and days that exist only with the month first, leave doubt about all others. Null where
 * there are none, and nobody has chosen an order.
 */
export function doubtfulDates(
  rows: readonly Row[],
  chosen: EmployeeImportForm['dateOrder'],
): DoubtfulDates | null {
  const signs: Signs = { doubt: undefined, sample: undefined, dayFirst: 0, monthFirst: 0 };
  for (const { rowIndex, values } of rows) {
    for (const field of dateFields) look(signs, values[field], rowIndex);
  }
  const { doubt, sample, dayFirst, monthFirst } = signs;
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
  if (first <= 12 && second <= 12 && first !== second) signs.sample ??= cell;
}

const readings = (cell: string): Record<DateOrder, string> => ({
  dayFirst: readDate(cell, 'dayFirst'),
  monthFirst: readDate(cell, 'monthFirst'),
});
