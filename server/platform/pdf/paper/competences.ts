import { type TableCell, tableColumns } from '#contract/assessment/reading/report-table.ts';
import { tableNotes } from '#contract/assessment/reading/report-table-notes.ts';
import { inColumn } from './clean.ts';
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
    notes: notesOf(reading),
  };
}

/** `isMain`: of the number that strengths and zones are made of. In brackets where it is noise. */
const cell = ({ text, note, heat, isNoise }: TableCell, isMain: boolean) => ({
  text: isNoise ? `(${text})` : text,
  below: note,
  heat,
  isMain,
});

function notesOf(reading: PaperReading): string[] {
  const { previous, t } = reading;
  const hasNoise = previous?.changeList.some(({ isNoise }) => isNoise) ?? false;
  return [
    ...tableNotes(reading, { previous, company: null }),
    ...(hasNoise ? [t('paper.competences.noteNoise')] : []),
  ];
}
