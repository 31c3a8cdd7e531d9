import type { HistoryField } from '#contract/report-history.ts';
import type { ParticipantType } from '#contract/rules/methods.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { File } from '#server/http/call.ts';
import { contentTypes } from '#server/table-file/content-types.ts';
import { writeCsv } from '#server/table-file/write-csv.ts';
import { columnName } from './columns.ts';

const head: readonly HistoryField[] = [
  'email',
  'fullName',
  'competence',
  'role',
  'mark',
  'count',
  'dateStart',
  'dateEnd',
  'title',
];

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
  const table = [head.map((field) => columnName(field, locale)), ...cells];
  return { name: 'example.csv', contentType: contentTypes.csv, file: writeCsv(table, locale) };
}
