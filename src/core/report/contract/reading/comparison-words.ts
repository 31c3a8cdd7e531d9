import type { WholeChange } from '#core/report/contract/change/change-fields.ts';
import { askedBothTimes } from '#core/report/contract/change/change-people.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { groupKey, groupLabel } from '#core/report/contract/content/report-groups.ts';
import { answerWord } from '#platform/contract/rules/answer-words.ts';
import { answers } from '#platform/contract/rules/scale.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import type { ChartLine } from './report-chart.ts';
import type { Comparison, CompetenceDifference, MarkChange } from './report-difference.ts';
import { allAnsweredText } from './report-origin.ts';

/** How a comparison speaks, the same on the screen and on paper. Dates are the medium's own. */

/**
 * A column of the table of differences: others together, each group of either report, self, all.
 */
export interface DifferenceColumn {
  key: string;
  label: string;
  /** Set where only one of the reports has such a number anywhere. */
  onlyIn: 'earlier' | 'later' | null;
  of: (row: CompetenceDifference) => MarkChange;
  /** All competences together. */
  whole: WholeChange;
}

export function differenceColumns({ competenceList, whole }: Comparison, t: T): DifferenceColumn[] {
  const [first] = competenceList;
  const columns: Omit<DifferenceColumn, 'onlyIn'>[] = [
    {
      key: 'others',
      label: t('paper.competences.others'),
      of: ({ others }) => others,
      whole: whole.others,
    },
    // The only group besides self has the others' marks.
    ...(first && first.groupList.length > 1 ? first.groupList : []).map(({ types }, at) => ({
      key: groupKey(types),
      label: groupLabel(types, t),
      // The groups are the same in every row.
      of: ({ groupList }: CompetenceDifference) => groupList[at] as MarkChange,
      whole: whole.groupList[at] ?? null,
    })),
    {
      key: 'employee',
      label: groupLabel(['employee'], t),
      of: ({ self }) => self,
      whole: whole.self,
    },
    {
      key: 'total',
      label: t('paper.competences.total'),
      of: ({ total }) => total,
      whole: whole.total,
    },
  ];
  return columns.flatMap((column) => {
    const marks = competenceList.map(column.of);
    const [isEarlier, isLater] = [
      marks.some(({ earlier }) => earlier !== null),
      marks.some(({ later }) => later !== null),
    ];
    if (!isEarlier && !isLater) return [];
    return [{ ...column, onlyIn: isEarlier && isLater ? null : isLater ? 'later' : 'earlier' }];
  });
}

/** The chart's lines: others and self of both reports, over the competences that are in both. */
export function profileLines(
  { earlier, later, competenceList }: Comparison,
  { t, day }: { t: T; day: (of: ReportContent) => string },
) {
  const rows = competenceList.filter(({ isIn }) => isIn === 'both');
  const who = { others: t('paper.competences.others'), self: groupLabel(['employee'], t) };
  const isSameDay = day(earlier) === day(later);
  const said = (content: ReportContent) =>
    isSameDay ? t('paper.notes.numbered', { number: content.number }) : day(content);
  const line = (key: string, of: 'others' | 'self', when: 'earlier' | 'later'): ChartLine => ({
    key,
    look: key,
    label: t('comparison.chart.line', {
      who: who[of],
      day: said(when === 'later' ? later : earlier),
    }),
    marks: rows.map((row) => row[of][when]),
    isFirst: true,
  });
  return {
    names: rows.map(({ name }) => name),
    lines: [
      line('others', 'others', 'later'),
      line('others-earlier', 'others', 'earlier'),
      line('employee', 'self', 'later'),
      line('employee-earlier', 'self', 'earlier'),
    ].filter(({ marks }) => marks.some((mark) => mark !== null)),
  };
}

/** How many people it takes to see a change of 0.5 in ten competences (data-and-maths, "Change"). */
export const peopleToSee = { same: 27, different: 45 } as const;

/** How a change is told from chance, as far as anything here is. */
export function chanceNotes(comparison: Comparison, t: T): string[] {
  const { earlier, later, competenceList } = comparison;
  const isJudged = competenceList.some(({ others, groupList }) =>
    [others, ...groupList].some(({ verdict }) => verdict !== null),
  );
  if (!isJudged) return [t('comparison.chance.oneToOne')];
  const { bothCount: both, askedCount: asked } = askedBothTimes(earlier, later);
  return [
    t('comparison.chance.text'),
    ...(hasNames(earlier) && hasNames(later) ? [t('comparison.chance.both', { both, asked })] : []),
    t('comparison.chance.power', peopleToSee),
    t('comparison.chance.oneToOne'),
  ];
}

const hasNames = ({ participantProgressList }: ReportContent) => participantProgressList.length > 0;

interface Reading {
  t: T;
  locale: Locale;
}

/** What stands below the table: brackets only where there are any, and words only where they differ. */
export function tableNotesOf(comparison: Comparison, { t, locale }: Reading): string {
  const hasChance = comparison.competenceList.some(({ others, groupList }) =>
    [others, ...groupList].some(({ verdict }) => verdict !== null),
  );
  return [
    t('comparison.table.note'),
    ...(hasChance ? [t('comparison.table.noteChance')] : []),
    t('comparison.table.groups'),
    ...otherWords(comparison, { t, locale }),
  ].join(' ');
}

/** Other words ask for other answers (rule 168). A file doesn't say with which words it was asked. */
function otherWords({ earlier, later }: Comparison, reading: Reading): string[] {
  const wordsIn = ({ answerWords }: ReportContent) =>
    answers.map((answer) => answerWord(answerWords, answer, reading));
  const [before, after] = [wordsIn(earlier), wordsIn(later)];
  const isSame = before.every((word, answer) => word === after[answer]);
  if (isSame || earlier.broughtIn || later.broughtIn) return [];
  return [reading.t('comparison.table.otherWords')];
}

/** How many have answered, of those asked where that is known. */
export const responsesOf = (content: ReportContent, t: T): string =>
  t('comparison.responses', { answered: allAnsweredText(content, t) });
