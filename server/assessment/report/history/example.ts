import type { ParticipantType } from '#contract/platform/rules/methods.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { File } from '#server/platform/http/call.ts';
import { columnName } from '#server/platform/table-file/columns/column-name.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { writeCsv } from '#server/platform/table-file/format/write-csv.ts';
import { historyExampleColumns } from './columns.ts';

const rows: readonly [ParticipantType, mark: number, count: number][] = [
  ['supervisor', 4.2, 1],
  ['colleague', 3.8, 5],
  ['subordinate', 4.5, 4],
  ['employee', 4, 1],
];

/** One report of an earlier year about an invented person, in the caller's language. */
export function historyExample(locale: Locale, t: T): File {
  const cells = rows.map(([type, mark, count]) => [
    'sokolova@example.com',
    t('reportHistoryMessages.examplePerson'),
    t('reportHistoryMessages.exampleCompetence'),
    t(`participantTypes.${type}`),
    { decimal: mark, digits: 1 } as const,
    count,
    '01.03.2025',
    '15.03.2025',
    t('reportHistoryMessages.exampleTitle'),
  ]);
  const table = [historyExampleColumns.map((column) => columnName(column, locale)), ...cells];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
