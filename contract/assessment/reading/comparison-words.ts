import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { groupKey, groupLabel } from '#contract/assessment/content/report-groups.ts';
import { formatGap, formatMark } from '#contract/assessment/content/report-numbers.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { ChartLine } from './report-chart.ts';
import {
  type Comparison,
  type CompetenceDifference,
  digitsOfComparison,
  type MarkChange,
  sheetDeviation,
} from './report-difference.ts';
import { allAnsweredText } from './report-origin.ts';

/** How a comparison speaks, the same on the screen and on paper. Dates are the medium's own. */

/**
 * What has happened to a number, as a key of `comparison.table`. Null where nothing can be said.
 */
export function verdictOf({ change, isNoise }: MarkChange): 'noise' | 'higher' | 'lower' | null {
  if (change === null || isNoise === null) return null;
  if (isNoise) return 'noise';
  return change > 0 ? 'higher' : 'lower';
}

/** The main points: others' ratings that are clearly higher or lower, and how many are neither. */
export function comparisonPoints(comparison: Comparison, { t, locale }: { t: T; locale: Locale }) {
  const digits = digitsOfComparison(comparison);
  const compared = comparison.competenceList.filter(({ others }) => others.change !== null);
  const clear = (wanted: 'higher' | 'lower') =>
    compared
      .filter(({ others }) => verdictOf(others) === wanted)
      .sort((a, b) => sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name, locale));
  const list = (rows: readonly CompetenceDifference[]) =>
    rows
      .map(({ name, others }) =>
        t('comparison.points.list', { name, change: formatGap(others.change, locale, digits) }),
      )
      .join(', ');
  const [higher, lower] = [clear('higher'), clear('lower')];
  const others = compared.length - higher.length - lower.length;
  if (compared.length === 0) return [t('comparison.points.nothing')];
  if (others === compared.length) return [t('comparison.points.noise')];
  return [
    ...(higher.length > 0 ? [t('comparison.points.higher', { list: list(higher) })] : []),
    ...(lower.length > 0 ? [t('comparison.points.lower', { list: list(lower) })] : []),
    ...(others > 0 ? [t('comparison.points.others', { count: others })] : []),
  ];
}

const sizeOf = ({ others }: CompetenceDifference): number => Math.abs(others.change ?? 0);

/**
 * A column of the table of differences: others together, each group of either report, self, all.
 */
export interface DifferenceColumn {
  key: string;
  label: string;
  /** Set where only one of the reports has such a number anywhere. */
  onlyIn: 'earlier' | 'later' | null;
  of: (row: CompetenceDifference) => MarkChange;
}

export function differenceColumns({ competenceList }: Comparison, t: T): DifferenceColumn[] {
  const [first] = competenceList;
  const columns: Omit<DifferenceColumn, 'onlyIn'>[] = [
    { key: 'others', label: t('paper.competences.others'), of: ({ others }) => others },
    // The only group besides self has the others' marks.
    ...(first && first.groupList.length > 1 ? first.groupList : []).map(({ types }, at) => ({
      key: groupKey(types),
      label: groupLabel(types, t),
      // The groups are the same in every row.
      of: ({ groupList }: CompetenceDifference) => groupList[at] as MarkChange,
    })),
    { key: 'employee', label: groupLabel(['employee'], t), of: (row) => row.self },
    { key: 'total', label: t('paper.competences.total'), of: ({ total }) => total },
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
  const line = (key: string, of: 'others' | 'self', when: 'earlier' | 'later'): ChartLine => ({
    key,
    look: key,
    label: t('comparison.chart.line', {
      who: who[of],
      day: day(when === 'later' ? later : earlier),
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

/** How noise is reckoned, with its number. */
export const noiseText = (t: T, locale: Locale): string =>
  t('comparison.noise.text', { deviation: formatMark(sheetDeviation, locale, 1) });

/** How many have answered, of those asked where that is known. */
export const responsesOf = (content: ReportContent, t: T): string =>
  t('comparison.responses', { answered: allAnsweredText(content, t) });
