import type { exportFormats } from '#contract/employee.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import type { File } from '#server/http/call.ts';
import { listLeaderEmails } from '#server/leader/queries.ts';
import type { Cell, Table } from '#server/table-file/cell.ts';
import { columnName } from '#server/table-file/column-name.ts';
import { contentTypes } from '#server/table-file/content-types.ts';
import { writeCsv } from '#server/table-file/write-csv.ts';
import { writeXlsx } from '#server/table-file/write-xlsx.ts';
import { type FileField, fileColumns } from './file-columns.ts';
import { listForExport } from './queries.ts';
import { findPlaceNames } from './row-queries.ts';

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
  const employees = await listForExport(scope);
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

/** Two example people, at places of the company where it has any (spec 3, section 2.2). */
export async function importExample(scope: Scope, locale: Locale): Promise<File> {
  const { positions, subdivisions } = await findPlaceNames(scope);
  const [position] = [...positions.values()];
  const [subdivision] = [...subdivisions.values()];
  const places: Partial<Record<FileField, string | undefined>> = {
    position: position?.name,
    subdivision: subdivision?.name,
  };
  const person = (at: 0 | 1) => fileColumns.map(({ key, examples }) => places[key] ?? examples[at]);
  const table: Table = [fileColumns.map(({ names: [english] }) => english), person(0), person(1)];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
