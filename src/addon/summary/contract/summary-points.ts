import { chanceOf } from '#addon/heatmap/contract/company-points.ts';
import type { Summary, SummaryCompetence, SummaryMean } from '#addon/summary/contract/summary.ts';
import {
  formatGap,
  formatMark,
  shownDifference,
} from '#core/report/contract/content/report-numbers.ts';
import type { Locale, T } from '#platform/texts/t.ts';

interface Speaking {
  t: T;
  locale: Locale;
}

/**
 * By how much two averages have to differ to be called different, if chance with so many people does less, as on the page of
 * company results (rule 165).
 */
const clear = { competences: 0.3, average: 0.2 };

/** Three sentences on the ends, on self and others, and on the years or the responses (rule 162). */
export function summaryPoints(summary: Summary, speaking: Speaking): string[] {
  if (shownIn(summary).length === 0) return [speaking.t('summary.points.none')];
  return [
    endsPoint(summary, speaking),
    selfPoint(summary, speaking),
    yearPoint(summary, speaking) ?? answeredPoint(summary, speaking),
  ];
}

/** What others rate, the highest first. */
export const shownIn = ({ competenceList }: Summary) =>
  competenceList
    .filter((row): row is SummaryCompetence & { mark: number } => row.mark !== null)
    .sort((one, other) => other.mark - one.mark);

/** How many of those asked have answered, in whole percent. */
export const answeredPercent = ({ askedCount, answeredCount }: Summary): number =>
  askedCount > 0 ? Math.round((answeredCount / askedCount) * 100) : 0;

/** Whether the highest lies further from the lowest than chance and rounding make it. */
export const areApart = (high: Told, low: Told): boolean =>
  high.mark - low.mark >= Math.max(clear.competences, chanceOf(high.peopleCount, low.peopleCount));

/** An average of so many people. */
export interface Told {
  mark: number;
  peopleCount: number;
}

export function endsPoint(summary: Summary, { t, locale }: Speaking): string {
  const shown = shownIn(summary);
  const [high, low] = [shown[0], shown.at(-1)];
  if (!high || !low) return t('summary.points.none');
  const highMark = formatMark(high.mark, locale, 1);
  const lowMark = formatMark(low.mark, locale, 1);
  if (high === low) return t('summary.points.one', { name: high.name, mark: highMark });
  if (!areApart(high, low)) return t('summary.points.close', { low: lowMark, high: highMark });
  return t('summary.points.ends', { high: high.name, highMark, low: low.name, lowMark });
}

/** A sentence on self and others, counted as a reader counts the table, with a word where it may be chance alone. */
export function selfPoint(summary: Summary, { t, locale }: Speaking): string {
  const shown = shownIn(summary);
  const gap = differenceOf(shown.map((row) => [row.self, row]));
  if (gap === null) return t('summary.points.selfNone');
  const gaps = shown.flatMap(({ self, mark }) => shownDifference(self.mark, mark, 1) ?? []);
  const count = gaps.length;
  const [higher, lower] = [gaps.filter((by) => by > 0).length, gaps.filter((by) => by < 0).length];
  if (higher + lower === 0) return t('summary.points.selfSame', { count });
  const params = { count, higher, lower, gap: formatGap(averageOf(gaps), locale, 1) };
  const isMixed = higher > 0 && lower > 0;
  const key = isMixed ? 'selfMixed' : higher > 0 ? 'selfHigher' : 'selfLower';
  const said = t(`summary.points.${key}`, params);
  return gap.isClear ? said : `${said} ${t('summary.points.mayBeChance')}`;
}

/** The latest year before that has a mark in common, and how this one differs from it. */
export function yearBeside(summary: Summary) {
  for (const [at, year] of summary.earlierYearList.entries()) {
    const change = differenceOf(summary.competenceList.map((row) => [row, row.earlierList[at]]));
    if (change !== null) return { at, year, change };
  }
  return null;
}

export function yearPoint(summary: Summary, { t, locale }: Speaking): string | null {
  const beside = yearBeside(summary);
  if (!beside) return null;
  const { year, change } = beside;
  if (!change.isClear) {
    return t('summary.points.yearClose', { year, gap: formatGap(change.by, locale, 1) });
  }
  const key = change.by > 0 ? 'summary.points.yearHigher' : 'summary.points.yearLower';
  return t(key, { year, gap: formatMark(Math.abs(change.by), locale, 1) });
}

const answeredPoint = (summary: Summary, { t }: Speaking): string =>
  t('summary.points.answered', {
    answered: summary.answeredCount,
    asked: summary.askedCount,
    percent: answeredPercent(summary),
  });

/** The average difference in what both sides have marks in. Chance is at most the average of what it does in each. */
function differenceOf(pairs: readonly (readonly [SummaryMean, SummaryMean | undefined])[]) {
  const both = pairs.flatMap(([one, other]) =>
    one.mark === null || !other || other.mark === null
      ? []
      : { by: one.mark - other.mark, chance: chanceOf(one.peopleCount, other.peopleCount) },
  );
  const by = averageOf(both.map((one) => one.by));
  if (by === null) return null;
  const chance = averageOf(both.map((one) => one.chance)) ?? 0;
  return { by, isClear: Math.abs(by) >= Math.max(clear.average, chance) };
}

const averageOf = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null;

/** Whom the summary is about, in words. */
export function summaryName({ of, name }: Summary, t: T): string {
  if (of === 'company' || name === null) return t('summary.wholeCompany');
  return of === 'leader' ? t('summary.leaderNamed', { name }) : name;
}
