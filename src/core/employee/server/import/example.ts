import { type FileField, fileColumns } from '#core/employee/server/file-columns.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { File } from '#platform/server/http/call.ts';
import type { CellTable } from '#platform/server/table-file/cell/cell.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import type { Locale } from '#platform/texts/t.ts';
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
