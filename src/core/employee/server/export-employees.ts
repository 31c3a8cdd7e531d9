import type { exportFormats } from '#core/employee/contract/employee.ts';
import { listLeaderEmails } from '#core/employee/server/leader/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { File } from '#platform/server/http/call.ts';
import type { Cell } from '#platform/server/table-file/cell/cell.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { writeXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { type FileField, fileColumns } from './file-columns.ts';
import { listEmployeesForFile } from './queries.ts';

type Format = (typeof exportFormats)[number];

interface Asked {
  format: Format;
  today: string;
  locale: Locale;
  t: T;
}

/** Everybody in the list, as a file that the import accepts unchanged. */
export async function exportEmployees(
  scope: Scope,
  { format, today, locale, t }: Asked,
): Promise<File> {
  const employees = await listEmployeesForFile(scope);
  const leaders = await listLeaderEmails(scope);
  const header = fileColumns.map((column) => columnName(column, locale));
  const rows = employees.map((row) => ({
    ...row,
    managerEmail: leaders.get(row.id)?.join(', ') ?? null,
  }));
  const table = [header, ...rows.map((row) => fileColumns.map(({ key }) => cell(key, row)))];
  const name = `${t('directoryMessages.employee.fileName')}_${today}.${format}`;
  const file =
    format === 'csv'
      ? writeCsv(table, locale)
      : await writeXlsx(t('directoryMessages.employee.sheetName'), table);
  return { name, contentType: contentTypes[format], file };
}

function cell(key: FileField, row: Record<FileField, string | number | null>): Cell {
  const value = row[key];
  return key === 'inCompany' || key === 'inPosition' ? { day: String(value) } : value;
}
