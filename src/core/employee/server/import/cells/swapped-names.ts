import type { EmployeeImportForm } from '#core/employee/contract/employee-import.ts';
import type { FileRecord } from '#core/employee/server/import/read-email.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { isFirstName } from './first-names.ts';

/** Last names under the header of first names and the other way round (rule 216). */

const mostSamples = 5;

/** The rows as they are proposed to be read, unless somebody keeps them. `turned`: null where the headers are right. */
export function swapNames(rows: readonly FileRecord[], chosen: EmployeeImportForm['nameOrder']) {
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
function looksSwapped(rows: readonly FileRecord[]): boolean {
  let [right, wrong] = [0, 0];
  for (const { values } of rows) {
    const [isLast, isFirst] = [isFirstName(values.lastName), isFirstName(values.firstName)];
    if (isLast && !isFirst) wrong += 1;
    if (isFirst && !isLast) right += 1;
  }
  if (right === 0) return wrong > 0 && wrong * 4 >= rows.length;
  return wrong > 2 * right && wrong * 2 > rows.length;
}

const swapped = (row: FileRecord): FileRecord => {
  const { lastName, firstName } = row.values;
  return { ...row, values: { ...row.values, lastName: firstName, firstName: lastName } };
};

/** For each of the two columns the other one, at which its cells stand where they are swapped. */
export const otherName = { lastName: 'firstName', firstName: 'lastName' };
