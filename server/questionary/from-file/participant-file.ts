import { speakIssue } from '#contract/call/issues.ts';
import type { RowErrors } from '#contract/table-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { File } from '#server/http/call.ts';
import {
  type Column,
  mapColumns,
  type RowIssues,
  type TableRecord,
} from '#server/table-file/map-columns.ts';
import { readTable } from '#server/table-file/read-table.ts';
import { writeCsv } from '#server/table-file/write-csv.ts';
import { participantColumns, subjectColumns } from './participant-columns.ts';

export interface ParticipantTable<Key extends string> {
  records: TableRecord<Key>[];
  errors: RowIssues[];
}

/**
 * Reads a file with these columns; throws what `readTable` does. Errors about the whole table are
 * in `errors`. Call it before the transaction, as it takes time.
 */
export async function readFile<const Key extends string>(
  bytes: Uint8Array,
  columns: readonly Column<Key>[],
): Promise<ParticipantTable<Key>> {
  const [header, ...rows] = await readTable(bytes);
  const table = mapColumns([header, ...rows], columns);
  if (table.errors.length > 0 || rows.length > 0) return table;
  const { rowIndex } = header;
  return { ...table, errors: [{ rowIndex, issues: [{ path: '', key: 'tableFile.noRows' }] }] };
}

export const speakRow = ({ rowIndex, issues }: RowIssues, t: T): RowErrors => ({
  rowIndex,
  errorList: issues.map((issue) => speakIssue(issue, t)),
});

/** Two example rows for the import, in the caller's language. */
export function fileExample(of: 'participants' | 'questionaries', locale: Locale, t: T): File {
  const columns = of === 'participants' ? participantColumns : subjectColumns;
  const subject = of === 'participants' ? [] : ['sokolova@example.com'];
  const table = [
    columns.map(({ names }) => names[locale === 'en' ? 0 : 1]),
    [...subject, 'orlov@example.com', t('participantType.supervisor')],
    [...subject, 'kim@example.com', t('participantType.colleague')],
  ];
  const contentType = 'text/csv; charset=utf-8';
  return { name: 'example.csv', contentType, file: writeCsv(table, locale) };
}
