import { buffer } from 'node:stream/consumers';
import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import { importColumns } from '#core/employee/server/import/import-columns.ts';
import type { File } from '#platform/server/http/call.ts';
import type { CellTable } from '#platform/server/table-file/cell/cell.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { type EmployeeRow, type Repairs, repairTable } from './repair-table.ts';

/** The file as it was repaired: the import takes it as it takes the file with the repairs. */
export async function repairedFile(
  given: MappedTable<EmployeeImportField>,
  repairs: Repairs,
  { t, locale }: { t: T; locale: Locale },
): Promise<File> {
  const { table, leftOut } = repairTable(given, repairs);
  const hasFormer = table.records.some(({ isFormer }) => isFormer);
  const columns = importColumns.filter(
    ({ key }) => isInFile(key, given) || (key === 'isDismissed' && hasFormer),
  );
  const header = columns.map((column) => columnName(column, locale));
  // A section of people who have left is none any more.
  const cellOf = ({ values, isFormer }: EmployeeRow, key: EmployeeImportField) =>
    values[key] || (isFormer && key === 'isDismissed' ? 'да' : '');
  const rowsOf = (rows: readonly EmployeeRow[]): CellTable => [
    header,
    ...rows.map((row) => columns.map(({ key }) => cellOf(row, key))),
  ];
  const sheets = [{ name: t(`${words}.sheetName`), rows: rowsOf(table.records) }];
  if (leftOut.length > 0) sheets.push({ name: t(`${words}.leftOut`), rows: rowsOf(leftOut) });
  const file = await buffer(streamXlsx(sheets));
  const name = `${t(`${words}.repairedName`)}.xlsx`;
  return { name, contentType: contentTypes.xlsx, file };
}
const words = 'directoryMessages.employee';

/** Names may stand in one column or in several. */
const isInFile = (
  key: EmployeeImportField,
  { missing, records }: MappedTable<EmployeeImportField>,
): boolean => !missing.includes(key) && records.some(({ values }) => values[key] !== '');
