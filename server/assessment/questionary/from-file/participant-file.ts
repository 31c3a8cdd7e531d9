import { speakIssue } from '#contract/platform/call/issues.ts';
import { mostRowErrors } from '#contract/platform/table-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { File } from '#server/platform/http/call.ts';
import { columnName } from '#server/platform/table-file/columns/column-name.ts';
import type { RowIssues } from '#server/platform/table-file/columns/map-columns.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { writeCsv } from '#server/platform/table-file/format/write-csv.ts';
import { participantColumns, participantExampleColumns } from './participant-columns.ts';

/** What is wrong with a file, in words. Only the first rows are listed. */
export const speakErrors = (rows: readonly RowIssues[], t: T) => ({
  rowErrorList: rows.slice(0, mostRowErrors).map(({ rowIndex, issues }) => ({
    rowIndex,
    errorList: issues.map((issue) => speakIssue(issue, t)),
  })),
  errorRowCount: rows.length,
});

/** Two example rows for the import, in the caller's language. */
export function fileExample(of: 'participants' | 'questionaries', locale: Locale, t: T): File {
  const columns = of === 'participants' ? participantColumns : participantExampleColumns;
  const subject = of === 'participants' ? [] : ['sokolova@example.com'];
  const table = [
    columns.map((column) => columnName(column, locale)),
    [...subject, 'orlov@example.com', t('participantType.supervisor')],
    [...subject, 'kim@example.com', t('participantType.colleague')],
  ];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
