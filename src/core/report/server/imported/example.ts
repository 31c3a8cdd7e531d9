import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { File } from '#platform/server/http/call.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { importedExampleColumns } from './columns.ts';

const rows: readonly [ReviewerRole, mark: number, count: number][] = [
  ['supervisor', 4.2, 1],
  ['colleague', 3.8, 5],
  ['subordinate', 4.5, 4],
  ['employee', 4, 1],
];

/** One report of an earlier year about an invented person, in the caller's language. */
export function importedExample(locale: Locale, t: T): File {
  const cells = rows.map(([type, mark, count]) => [
    'sokolova@example.com',
    t('reportHistoryMessages.examplePerson'),
    t('reportHistoryMessages.exampleCompetence'),
    t(`reviewerRoles.${type}`),
    { decimal: mark, digits: 1 } as const,
    count,
    '01.03.2025',
    '15.03.2025',
    t('reportHistoryMessages.exampleTitle'),
  ]);
  const table = [importedExampleColumns.map((column) => columnName(column, locale)), ...cells];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
