import type { EmployeeImportForm, TurnedNames } from '#core/employee/contract/employee-import.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { isFirstName } from './first-names.ts';

/** Last names under the header of first names and the other way round (rule 216). */

type Names = Readonly<Record<'fullName' | 'lastName' | 'firstName' | 'middleName', string>>;
interface Row {
  rowIndex: number;
  values: Names;
}

export interface SwappedNames<Given extends Row> {
  rows: readonly Given[];
  isSwapped: boolean;
  /** Null where the columns are as their headers say. */
  turned: TurnedNames | null;
}

const mostSamples = 5;

/** The rows as they are proposed to be read. Somebody may choose to have them as the headers say. */
export function swapNames<Given extends Row>(
  rows: readonly Given[],
  chosen: EmployeeImportForm['nameOrder'],
): SwappedNames<Given> {
  const both = rows.filter(({ values }) => values.lastName !== '' && values.firstName !== '');
  if (!looksSwapped(both)) return { rows, isSwapped: false, turned: null };
  const isSwapped = chosen !== 'lastFirst';
  const read = isSwapped ? rows.map(swapped) : rows;
  const samples = both.filter(({ values }) => values.fullName === '').slice(0, mostSamples);
  const rowList = samples.map(({ rowIndex, values: { lastName, firstName, middleName } }) => ({
    rowIndex,
    value: quotedCell([lastName, firstName, middleName].filter(Boolean).join(' ')),
    lastName: quotedCell(isSwapped ? firstName : lastName),
    firstName: quotedCell(isSwapped ? lastName : firstName),
  }));
  return {
    rows: read,
    isSwapped,
    turned: { count: both.length, unclear: 0, areColumns: true, rowList },
  };
}

/** First names that are last names, too, are few beside those of the right column. */
function looksSwapped(rows: readonly Row[]): boolean {
  let [right, wrong] = [0, 0];
  for (const { values } of rows) {
    const [isLast, isFirst] = [isFirstName(values.lastName), isFirstName(values.firstName)];
    if (isLast && !isFirst) wrong += 1;
    if (isFirst && !isLast) right += 1;
  }
  if (right === 0) return wrong > 0 && wrong * 4 >= rows.length;
  return wrong > 2 * right && wrong * 2 > rows.length;
}

const swapped = <Given extends Row>(row: Given): Given => {
  const { lastName, firstName } = row.values;
  return { ...row, values: { ...row.values, lastName: firstName, firstName: lastName } };
};

/** For each of the two columns the other one, at which its cells stand where they are swapped. */
export const otherName = { lastName: 'firstName', firstName: 'lastName' };
