import type { Locale } from '#i18n/t.ts';
import { type FileField, fileColumns } from '#server/people/employee/file-columns.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { File } from '#server/platform/http/call.ts';
import type { CellTable } from '#server/platform/table-file/cell/cell.ts';
import { columnName } from '#server/platform/table-file/columns/column-name.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { writeCsv } from '#server/platform/table-file/format/write-csv.ts';
import { findPlaceNames } from './queries.ts';

/** Two example people, at places of the company where it has any. */
export async function employeeExample(scope: Scope, locale: Locale): Promise<File> {
  const { positions, subdivisions } = await findPlaceNames(scope);
  const [position] = [...positions.values()];
  const [subdivision] = [...subdivisions.values()];
  const places: Partial<Record<FileField, string | undefined>> = {
    position: position?.name,
    subdivision: subdivision?.name,
  };
  const person = (at: 0 | 1) => fileColumns.map(({ key, examples }) => places[key] ?? examples[at]);
  const table: CellTable = [
    fileColumns.map((column) => columnName(column, locale)),
    person(0),
    person(1),
  ];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
