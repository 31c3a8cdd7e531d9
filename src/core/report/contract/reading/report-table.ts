import { changeText, isUntold } from '#core/report/contract/change/change-words.ts';
import { columnsOf } from '#core/report/contract/content/report-columns.ts';
import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import { emptyNote, emptyReason, isRough } from '#core/report/contract/content/report-gaps.ts';
import {
  groupKey,
  groupLabel,
  isSelf,
  type TypeGroup,
} from '#core/report/contract/content/report-groups.ts';
import { isOfAll, peopleBehind } from '#core/report/contract/content/report-notes.ts';
import {
  digitsOf,
  formatGap,
  formatMark,
  shownDifference,
} from '#core/report/contract/content/report-numbers.ts';
import type { PreviousReport } from './report-difference.ts';
import { type Heat, heatOf } from './report-heat.ts';
import type { Telling } from './report-words.ts';

/** The competence table as data: one for the screen, paper and files, which decide how it looks. */

/** What is in a column. `others` and `total` are of several groups together. */
type Kind = 'self' | 'group' | 'others' | 'total' | 'target' | 'change' | 'company' | 'agreement';

export interface TableColumn {
  /** A group's key, else its kind. */
  key: string;
  kind: Kind;
  label: string;
  /** Stands below the label and holds for all cells. */
  note: string | null;
  cellOf: (competence: CompetenceMark) => TableCell;
}

export interface TableCell {
  text: string;
  /** The mark that the text says, unrounded. Null in a column of anything else. */
  mark: number | null;
  /** Stands below the text. */
  note: string | null;
  /** How many people are behind a group's mark, where that is said. */
  count: number | null;
  /** That a group's mark is told roughly, or why there is none. Part of the note. */
  remark: string | null;
  /** How high the mark is. Null also for what is no mark of the report itself. */
  heat: Heat | null;
  /** A change that may be chance, or of which nobody can tell. */
  isQuiet: boolean;
}

const plain = {
  mark: null,
  note: null,
  count: null,
  remark: null,
  heat: null,
  isQuiet: false,
} as const;

/** The company's own averages in a year that begins on that day. */
interface Company {
  from: string;
  markList: readonly { competenceId: string; mark: number; peopleCount: number }[];
}

type Reading = Omit<Telling, 'voice'>;

/**
 * Only columns that say something of their own (rule 65), and none where nobody gave a mark. What
 * is found beside the report has its own.
 */
export function tableColumns(
  reading: Reading,
  {
    previous = null,
    company = null,
  }: { previous?: PreviousReport | null; company?: Company | null },
): TableColumn[] {
  const { groups, hasOthers, hasTotal, hasTarget, hasAgreement } = columnsOf(reading.content);
  if (groups.length === 0) return [];
  const columns = [
    ...groups.map((group) => groupColumn(group, reading)),
    hasOthers && markColumn('others', (row) => row.otherParticipantMark, reading),
    hasTotal && markColumn('total', (row) => row.totalMark, reading),
    hasTarget && targetColumn(reading),
    previous && changeColumn(previous, reading),
    company && companyColumn(company, reading),
    hasAgreement && agreementColumn(reading),
  ];
  return columns.filter((column) => typeof column === 'object' && column !== null);
}

/** How many people are behind it is said once at the head, or in each cell where cells differ. */
function groupColumn(group: TypeGroup, reading: Reading): TableColumn {
  const { content, t } = reading;
  const { key, types } = group;
  const foundIn = ({ participantList }: CompetenceMark) =>
    participantList.find((each) => groupKey(each.types) === key);
  const marks = content.competenceMarkList.flatMap((row) => foundIn(row) ?? []);
  const said = new Set(marks.map((mark) => peopleBehind(content, mark, t)));
  const [people = null] = said.size === 1 ? said : [];
  return {
    key,
    kind: isSelf(group) ? 'self' : 'group',
    label: groupLabel(types, t),
    note: people,
    cellOf: (row) => {
      const found = foundIn(row);
      if (!found) {
        const remark = emptyNote(emptyReason(content, row, types), t);
        return { ...markCell(null, reading), note: remark, remark };
      }
      const remark = isRough(content, found) ? t('paper.roughly') : null;
      const notes = [people === null && peopleBehind(content, found, t), remark];
      return {
        ...markCell(found.mark, reading),
        note: notes.filter(Boolean).join(', ') || null,
        count: isOfAll(content, found) ? found.sheetCount : null,
        remark,
      };
    },
  };
}

const markColumn = (
  kind: 'others' | 'total',
  of: (row: CompetenceMark) => number | null,
  reading: Reading,
): TableColumn => ({
  key: kind,
  kind,
  label: reading.t(`paper.competences.${kind}`),
  note: null,
  cellOf: (row) => markCell(of(row), reading),
});

function markCell(mark: number | null, { content, locale }: Reading): TableCell {
  const digits = digitsOf(content);
  const heat = heatOf(mark, content.limits, digits);
  return { ...plain, text: formatMark(mark, locale, digits), mark, heat };
}

/** What the position asks for, in tenths (rule 72), and how far the others' mark is from it. */
const targetColumn = ({ content, t, locale }: Reading): TableColumn => ({
  key: 'target',
  kind: 'target',
  label: t('paper.competences.target'),
  note: null,
  cellOf: ({ targetMark, otherParticipantMark }) => {
    const digits = digitsOf(content);
    const distance = shownDifference(otherParticipantMark, targetMark, digits);
    return {
      ...plain,
      text: formatMark(targetMark, locale, 1),
      mark: targetMark,
      note: distance === null ? null : formatGap(distance, locale, digits),
    };
  },
});

function changeColumn(previous: PreviousReport, { content, t, locale }: Reading): TableColumn {
  const changes = new Map(previous.changeList.map((each) => [each.competenceId, each]));
  return {
    key: 'change',
    kind: 'change',
    label: t('paper.competences.change'),
    note: t('paper.notes.numbered', { number: previous.number }),
    cellOf: ({ competenceId }) => {
      const found = changes.get(competenceId) ?? { change: null, verdict: null };
      const text = changeText(found, locale, digitsOf(content));
      return { ...plain, text, isQuiet: isUntold(found) };
    },
  };
}

/** The company's average of others' marks in a year, with how many people it is of. */
function companyColumn(company: Company, { content, t, locale }: Reading): TableColumn {
  const averages = new Map(company.markList.map((each) => [each.competenceId, each]));
  return {
    key: 'company',
    kind: 'company',
    label: t('paper.competences.company'),
    note: company.from.slice(0, 4),
    cellOf: ({ competenceId }) => {
      const { mark = null, peopleCount: count } = averages.get(competenceId) ?? {};
      const note = count === undefined ? null : t('paper.sheets', { count });
      return { ...plain, text: formatMark(mark, locale, digitsOf(content)), mark, note };
    },
  };
}

/** Only where opinions differ: that they agree is what one expects. */
const agreementColumn = ({ t }: Reading): TableColumn => ({
  key: 'agreement',
  kind: 'agreement',
  label: t('paper.competences.agreement'),
  note: null,
  cellOf: ({ agreement }) => ({
    ...plain,
    text: agreement?.word === 'differ' ? t('paper.competences.differ') : '',
  }),
});
