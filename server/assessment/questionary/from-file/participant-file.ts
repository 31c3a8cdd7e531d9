import type { fileExamples } from '#contract/assessment/questionary-from-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { File } from '#server/platform/http/call.ts';
import { columnName } from '#server/platform/table-file/columns/column-name.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { writeCsv } from '#server/platform/table-file/format/write-csv.ts';
import { participantColumns, participantExampleColumns } from './participant-columns.ts';

/** Two example rows for the import, in the caller's language. */
export function fileExample(of: (typeof fileExamples)[number], locale: Locale, t: T): File {
  const columns = of === 'participants' ? participantColumns : participantExampleColumns;
  const subject = of === 'participants' ? [] : ['sokolova@example.com'];
  const table = [
    columns.map((column) => columnName(column, locale)),
    [...subject, 'orlov@example.com', t('participantType.supervisor')],
    [...subject, 'kim@example.com', t('participantType.colleague')],
  ];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
