import { columnsOf } from '#contract/rules/report-columns.ts';
import type { CompetenceMark } from '#contract/rules/report-content.ts';
import { groupKey, groupLabel, type ReportGroup } from '#contract/rules/report-groups.ts';
import { type Heat, heatOf } from '#contract/rules/report-heat.ts';
import { peopleBehind } from '#contract/rules/report-notes.ts';
import { digitsOf, formatGap, formatMark, gapOf } from '#contract/rules/report-numbers.ts';
import { peopleOfColumn } from '#contract/rules/report-table-notes.ts';
import type { Telling } from '#contract/rules/report-words.ts';
import type { Beside } from './beside.ts';

export interface Cell {
  text: string;
  /** Below the text. */
  note?: string | null;
  heat?: Heat | null;
  /** Less prominent than a mark. */
  isQuiet?: boolean;
}

export interface TableColumn {
  key: string;
  heading: string;
  /** Below the heading, for all cells. */
  note?: string | null;
  /** All raters together, not one group. */
  isSum?: boolean;
  /** Words instead of a number. */
  isText?: boolean;
  cellOf: (competence: CompetenceMark) => Cell;
}

/** The competence table as data: only columns that say something of their own. */
export function tableColumns(telling: Telling, { previous, company }: Beside): TableColumn[] {
  const { content, t } = telling;
  const columns = columnsOf(content);
  const mark = markCell(telling);
  return [
    ...columns.groups.map((group) => groupColumn(group, telling)),
    ...(columns.hasOthers
      ? [
          {
            key: 'others',
            heading: t('paper.competences.others'),
            isSum: true,
            cellOf: (row: CompetenceMark) => mark(row.otherParticipantMark),
          },
        ]
      : []),
    ...(columns.hasTotal
      ? [
          {
            key: 'total',
            heading: t('paper.competences.total'),
            isSum: true,
            cellOf: (row: CompetenceMark) => mark(row.totalMark),
          },
        ]
      : []),
    ...(columns.hasTarget ? [targetColumn(telling)] : []),
    ...(previous ? [changeColumn(previous, telling)] : []),
    ...(company ? [companyColumn(company, telling)] : []),
    ...(columns.hasAgreement ? [agreementColumn(telling)] : []),
  ];
}

/** A mark with its tint. */
function markCell({ content, locale }: Telling) {
  const digits = digitsOf(content);
  return (mark: number | null): Cell => ({
    text: formatMark(mark, locale, digits),
    heat: heatOf(mark, content.limits, digits),
  });
}

function groupColumn(group: ReportGroup, telling: Telling): TableColumn {
  const { content, t } = telling;
  const mark = markCell(telling);
  const note = peopleOfColumn(content, group, t);
  return {
    key: group.key,
    heading: groupLabel(group.types, t),
    note,
    cellOf: ({ participantList }) => {
      const found = participantList.find(({ types }) => groupKey(types) === group.key);
      const people = found && note === null ? peopleBehind(content, found, t) : null;
      return { ...mark(found?.mark ?? null), note: people };
    },
  };
}

/** What the position asks for, and how far others' mark is from it. */
function targetColumn({ content, t, locale }: Telling): TableColumn {
  const digits = digitsOf(content);
  return {
    key: 'target',
    heading: t('paper.competences.target'),
    cellOf: ({ targetMark, otherParticipantMark }) => {
      const distance = gapOf(
        { selfMark: otherParticipantMark, otherParticipantMark: targetMark },
        digits,
      );
      return {
        text: formatMark(targetMark, locale, 1),
        note: distance === null ? null : formatGap(distance, locale, digits),
        isQuiet: true,
      };
    },
  };
}

function changeColumn(
  previous: NonNullable<Beside['previous']>,
  { content, t, locale }: Telling,
): TableColumn {
  const changes = new Map(previous.changeList.map((each) => [each.competenceId, each]));
  return {
    key: 'change',
    heading: t('paper.competences.change'),
    note: t('paper.notes.numbered', { number: previous.number }),
    cellOf: ({ competenceId }) => {
      const found = changes.get(competenceId);
      return {
        text: formatGap(found?.change ?? null, locale, digitsOf(content)),
        note: found?.isNoise ? t('paper.competences.noise') : null,
        isQuiet: found?.isNoise ?? true,
      };
    },
  };
}

/** Of the year's others' marks, with how many people it is of. */
function companyColumn(
  company: NonNullable<Beside['company']>,
  { content, t, locale }: Telling,
): TableColumn {
  const averages = new Map(company.markList.map((each) => [each.competenceId, each]));
  return {
    key: 'company',
    heading: t('paper.competences.company'),
    note: company.from.slice(0, 4),
    cellOf: ({ competenceId }) => {
      const found = averages.get(competenceId);
      return {
        text: formatMark(found?.mark ?? null, locale, digitsOf(content)),
        note: found ? t('paper.sheets', { count: found.peopleCount }) : null,
        isQuiet: true,
      };
    },
  };
}

/** Only where opinions differ: that they agree is what one expects. */
const agreementColumn = ({ t }: Telling): TableColumn => ({
  key: 'agreement',
  heading: t('paper.competences.agreement'),
  isText: true,
  cellOf: ({ agreement }) => ({
    text: agreement?.word === 'differ' ? t('paper.competences.differ') : '',
  }),
});
