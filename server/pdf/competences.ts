import { columnsOf, type ReportColumns } from '#contract/rules/report-columns.ts';
import type { CompetenceMark } from '#contract/rules/report-content.ts';
import type { PreviousReport } from '#contract/rules/report-difference.ts';
import { groupKey, groupLabel, type ReportGroup } from '#contract/rules/report-groups.ts';
import { type Heat, heatOf } from '#contract/rules/report-heat.ts';
import { peopleBehind } from '#contract/rules/report-notes.ts';
import { digitsOf, formatGap, formatMark, gapOf } from '#contract/rules/report-numbers.ts';
import { peopleOfColumn, tableNotes } from '#contract/rules/report-table-notes.ts';
import { inColumn } from './clean.ts';
import type { Reading } from './reading.ts';

interface Cell {
  text: string;
  /** Said small below the number. */
  below: string | null;
  /** How high the number is, which tints the cell. */
  heat: Heat | null;
  /** The number that strengths and zones are made of. */
  isMain: boolean;
}

const plainCell = { below: null, heat: null, isMain: false } as const;

interface Column {
  label: string;
  isGroup: boolean;
  /** How many people are behind all its numbers. */
  people: string | null;
  cellOf: (row: CompetenceMark) => Cell;
}

/** The table of competences with the columns of the screen. Null where nobody gave a mark. */
export function competencesOf(reading: Reading) {
  const { content, t, previous } = reading;
  const shown = columnsOf(content);
  if (shown.groups.length === 0) return null;
  const columns: Column[] = [
    ...shown.groups.map((group) => groupColumn(group, reading)),
    ...(shown.hasOthers ? [markColumn('others', 'otherParticipantMark', reading)] : []),
    ...(shown.hasTotal ? [markColumn('total', 'totalMark', reading)] : []),
    ...(shown.hasTarget ? [targetColumn(reading)] : []),
    ...(previous ? [changeColumn(previous, reading)] : []),
  ];
  return {
    heading: t('paper.competences.heading'),
    number: t('paper.competences.number'),
    name: t('paper.competences.name'),
    columns: columns.map(({ cellOf: _, ...head }) => head),
    rows: content.competenceMarkList.map((row) => ({
      name: inColumn(row.name),
      label: row.agreement?.word === 'differ' ? t('paper.competences.opinionsDiffer') : null,
      cells: columns.map(({ cellOf }) => cellOf(row)),
    })),
    notes: notesOf(reading, shown),
  };
}

function notesOf(reading: Reading, shown: ReportColumns): string[] {
  const { previous, t } = reading;
  const hasNoise = previous?.changeList.some(({ isNoise }) => isNoise) ?? false;
  return [
    // A company's average moves with every report, and paper stays as it is.
    ...tableNotes(reading, shown, { previous, company: null }),
    ...(hasNoise ? [t('paper.competences.noteNoise')] : []),
  ];
}

function groupColumn(group: ReportGroup, reading: Reading): Column {
  const { content, t } = reading;
  const people = peopleOfColumn(content, group, t);
  return {
    label: groupLabel(group.types, t),
    isGroup: true,
    people,
    cellOf: ({ participantList }) => {
      const found = participantList.find(({ types }) => groupKey(types) === group.key);
      const below = found && people === null ? peopleBehind(content, found, t) : null;
      return { ...markCell(found?.mark ?? null, reading), below };
    },
  };
}

const markColumn = (
  label: 'others' | 'total',
  of: 'otherParticipantMark' | 'totalMark',
  reading: Reading,
): Column => ({
  label: reading.t(`paper.competences.${label}`),
  isGroup: false,
  people: null,
  cellOf: (row) => ({ ...markCell(row[of], reading), isMain: label === 'others' }),
});

/** A target is set in tenths (rule 72). */
const targetDigits = 1;

/** The target, with how far the others' mark is from it. */
const targetColumn = ({ content, t, locale }: Reading): Column => ({
  label: t('paper.competences.target'),
  isGroup: false,
  people: null,
  cellOf: ({ targetMark, otherParticipantMark }) => {
    const digits = digitsOf(content);
    const distance = gapOf(
      { selfMark: otherParticipantMark, otherParticipantMark: targetMark },
      digits,
    );
    return {
      ...plainCell,
      text: formatMark(targetMark, locale, targetDigits),
      below: distance === null ? null : formatGap(distance, locale, digits),
    };
  },
});

/** In brackets where it is within the noise. */
const changeColumn = ({ changeList }: PreviousReport, { content, t, locale }: Reading): Column => ({
  label: t('paper.competences.change'),
  isGroup: false,
  people: null,
  cellOf: ({ competenceId }) => {
    const found = changeList.find((each) => each.competenceId === competenceId);
    const text = formatGap(found?.change ?? null, locale, digitsOf(content));
    return { ...plainCell, text: found?.isNoise ? `(${text})` : text };
  },
});

function markCell(mark: number | null, { content, locale }: Reading): Cell {
  const digits = digitsOf(content);
  return {
    ...plainCell,
    text: formatMark(mark, locale, digits),
    heat: heatOf(mark, content.limits, digits),
  };
}
