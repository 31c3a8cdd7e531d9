import {
  type CompetenceField,
  competenceFields,
} from '#core/competence/contract/competence-file.ts';
import type { exportFormats } from '#core/employee/contract/employee.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { File } from '#platform/server/http/call.ts';
import type { CellTable } from '#platform/server/table-file/cell/cell.ts';
import { columnName } from '#platform/server/table-file/columns/column-name.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { competenceColumns, exampleRows } from './file-columns.ts';
import { listCompetencesForFile } from './file-queries.ts';
import { stepsOf } from './first-steps.ts';
import type { SavedCompetence } from './read-competences.ts';

interface Asked {
  format: (typeof exportFormats)[number];
  /** What the name must hold; left out, all are exported. */
  q: string | undefined;
  today: string;
  locale: Locale;
  t: T;
}

/** The competencies of the list, as a file that the import accepts unchanged. */
export async function exportCompetences(
  scope: Scope,
  { format, q, today, locale, t }: Asked,
): Promise<File> {
  const competences = await listCompetencesForFile(scope, { locale, q });
  const table = [headerIn(locale), ...competences.flatMap(rowsOf)];
  const name = `${t('directoryMessages.competence.fileName')}_${today}.${format}`;
  const file = format === 'csv' ? writeCsv(table, locale) : workbook(table, t);
  return { name, contentType: contentTypes[format], file };
}

/** Two example competencies. */
export const competenceExample = (t: T, locale: Locale): File => ({
  name: 'example.xlsx',
  contentType: contentTypes.xlsx,
  file: workbook([headerIn(locale), ...exampleRows], t),
});

const headerIn = (locale: Locale): string[] =>
  competenceColumns.map((column) => columnName(column, locale));

/** The widths of the columns: those with sentences are wide, so that they wrap. */
const widths: Record<CompetenceField, number> = {
  name: 32,
  nameEn: 32,
  description: 50,
  descriptionEn: 50,
  question: 60,
  questionEn: 60,
  step: 60,
  stepEn: 60,
};
const workbook = (rows: CellTable, t: T) =>
  streamXlsx([
    {
      name: t('directoryMessages.competence.sheetName'),
      rows,
      widths: competenceFields.map((field) => widths[field]),
    },
  ]);

/**
 * The name stands in each row, so that the rows can be filtered; the rest of it in the first. Questions and
 * first steps stand side by side, as many of each as there are.
 */
function rowsOf(competence: SavedCompetence): CellTable {
  const { name, description, questionList } = competence;
  const steps = stepsOf(competence);
  const rows = Math.max(questionList.length, steps.length);
  return Array.from({ length: rows }, (_, index) => {
    const isFirst = index === 0;
    return [
      name.ru,
      isFirst ? (name.en ?? '') : '',
      isFirst ? description.ru : '',
      isFirst ? (description.en ?? '') : '',
      ...inBoth(questionList[index]?.text),
      ...inBoth(steps[index]),
    ];
  });
}

const inBoth = (text: Localized | undefined): string[] => [text?.ru ?? '', text?.en ?? ''];
