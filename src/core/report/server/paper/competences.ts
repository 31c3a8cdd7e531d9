import { type TableCell, tableColumns } from '#core/report/contract/reading/report-table.ts';
import { tableNotes } from '#core/report/contract/reading/report-table-notes.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** The table of competences with the columns of the screen. Null where nobody gave a mark. */
export function competencesOf(reading: PaperReading) {
  const { content, t, previous } = reading;
  // A company's average moves with every report, and paper stays as it is. That opinions differ is
  // said below the name, where it takes no width.
  const columns = tableColumns(reading, { previous }).filter(({ kind }) => kind !== 'agreement');
  if (columns.length === 0) return null;
  return {
    heading: t('paper.competences.heading'),
    number: t('paper.competences.number'),
    name: t('paper.competences.name'),
    columns: columns.map(({ label, kind, note }) => {
      const isGroup = kind === 'group' || kind === 'self';
      return { label, isGroup, people: isGroup ? note : null };
    }),
    rows: content.competenceMarkList.map((row) => ({
      name: inColumn(row.name),
      label: row.agreement?.word === 'differ' ? t('paper.competences.opinionsDiffer') : null,
      cells: columns.map(({ kind, cellOf }) => cell(cellOf(row), kind === 'others')),
    })),
    notes: tableNotes(reading, { previous, company: null }),
  };
}

/** `isMain`: of the number that strengths and zones are made of. */
const cell = ({ text, note, heat }: TableCell, isMain: boolean) => ({
  text,
  below: note,
  heat,
  isMain,
});
