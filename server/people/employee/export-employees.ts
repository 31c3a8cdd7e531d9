import type { exportFormats } from '#contract/people/employee.ts';
import type { Locale, T } from '#i18n/t.ts';
import { listLeaderEmails } from '#server/people/leader/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { File } from '#server/platform/http/call.ts';
import type { Cell } from '#server/platform/table-file/cell/cell.ts';
import { columnName } from '#server/platform/table-file/columns/column-name.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { writeCsv } from '#server/platform/table-file/format/write-csv.ts';
import { writeXlsx } from '#server/platform/table-file/format/write-xlsx.ts';
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
