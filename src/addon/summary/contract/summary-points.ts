import { chanceOf } from '#addon/heatmap/contract/company-points.ts';
import type { Summary, SummaryCompetence, SummaryMean } from '#addon/summary/contract/summary.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import type { Locale, T } from '#platform/texts/t.ts';

interface Speaking {
  t: T;
  locale: Locale;
}

/**
 * From here on two averages are called different, and only beyond what chance does with so many people, as on the page of
 * company results (rule 165).
 */
const clear = { competences: 0.3, average: 0.2 };

/** Three sentences on the ends, on self and others, and on the years or the responses (rule 162). */
export function summaryPoints(summary: Summary, speaking: Speaking): string[] {
  const shown = summary.competenceList.filter(({ mark }) => mark !== null);
  if (shown.length === 0) return [speaking.t('summary.points.none')];
  return [
    endsPoint(shown, speaking),
    selfPoint(shown, speaking),
    yearPoint(summary, speaking) ?? answeredPoint(summary, speaking),
  ];
}

/** Of those asked, in whole percent. */
export const answeredPercent = ({ askedCount, answeredCount }: Summary): number =>
  askedCount > 0 ? Math.round((answeredCount / askedCount) * 100) : 0;

function endsPoint(shown: readonly SummaryCompetence[], { t, locale }: Speaking): string {
  const sorted = shown.toSorted((one, other) => (other.mark ?? 0) - (one.mark ?? 0));
  const [high, low] = [sorted[0], sorted.at(-1)];
  const say = (row: SummaryCompetence | undefined) => formatMark(row?.mark ?? null, locale, 1);
  if (shown.length === 1)
    return t('summary.points.one', { name: high?.name ?? '', mark: say(high) });
  const least = Math.max(
    clear.competences,
    chanceOf(high?.peopleCount ?? 0, low?.peopleCount ?? 0),
  );
  if ((high?.mark ?? 0) - (low?.mark ?? 0) < least) {
    return t('summary.points.close', { low: say(low), high: say(high) });
  }
  return t('summary.points.ends', {
    high: high?.name ?? '',
    highMark: say(high),
    low: low?.name ?? '',
    lowMark: say(low),
  });
}

function selfPoint(shown: readonly SummaryCompetence[], { t, locale }: Speaking): string {
  const gap = differenceOf(shown.map((row) => [row.self, row]));
  if (gap === null) return t('summary.points.selfNone');
  if (!gap.isClear) return t('summary.points.selfClose');
  const key = gap.by > 0 ? 'summary.points.selfHigher' : 'summary.points.selfLower';
  return t(key, { gap: formatMark(Math.abs(gap.by), locale, 1) });
}

/** Against the latest year before that has a mark in common; null where none has. */
function yearPoint(summary: Summary, { t, locale }: Speaking): string | null {
  for (const [at, year] of summary.earlierYearList.entries()) {
    const change = differenceOf(summary.competenceList.map((row) => [row, row.earlierList[at]]));
    if (change === null) continue;
    if (!change.isClear) return t('summary.points.yearClose', { year });
    const key = change.by > 0 ? 'summary.points.yearHigher' : 'summary.points.yearLower';
    return t(key, { year, gap: formatMark(Math.abs(change.by), locale, 1) });
  }
  return null;
}

const answeredPoint = (summary: Summary, { t }: Speaking): string =>
  t('summary.points.answered', {
    answered: summary.answeredCount,
    asked: summary.askedCount,
    percent: answeredPercent(summary),
  });

/** Over what both sides have marks in. Chance is at most the average of what it does in each. */
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

/** Of whom it is, in words. */
export function summaryName({ of, name }: Summary, t: T): string {
  if (of === 'company' || name === null) return t('summary.wholeCompany');
  return of === 'leader' ? t('summary.leaderNamed', { name }) : name;
}
