import type { fileExamples } from '#core/questionary/contract/questionary-from-file.ts';
import type { File } from '#platform/server/http/call.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { participantColumns, participantExampleColumns } from './participant-columns.ts';

/** Two example rows for the import, in the caller's language. */
export function fileExample(of: (typeof fileExamples)[number], locale: Locale, t: T): File {
  const columns = of === 'participants' ? participantColumns : participantExampleColumns;
  const subject = of === 'participants' ? [] : ['sokolova@example.com'];
  const table = [
    columns.map((column) => columnName(column, locale)),
    [...subject, 'orlov@example.com', t('reviewerRole.supervisor')],
    [...subject, 'kim@example.com', t('reviewerRole.colleague')],
  ];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
