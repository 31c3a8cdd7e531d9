import type { Summary, SummaryCompetence } from '#contract/assessment/company/summary.ts';
import { formatMark } from '#contract/assessment/content/report-numbers.ts';
import type { Locale, T } from '#i18n/t.ts';

interface Speaking {
  t: T;
  locale: Locale;
}

/** From here on two averages are called different. */
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
  if ((high?.mark ?? 0) - (low?.mark ?? 0) < clear.competences) {
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
  const gap = averageOf(
    shown.flatMap(({ mark, self }) =>
      mark === null || self.mark === null ? [] : self.mark - mark,
    ),
  );
  if (gap === null) return t('summary.points.selfNone');
  if (Math.abs(gap) < clear.average) return t('summary.points.selfClose');
  const key = gap > 0 ? 'summary.points.selfHigher' : 'summary.points.selfLower';
  return t(key, { gap: formatMark(Math.abs(gap), locale, 1) });
}

/** Against the latest year before that has a mark in common; null where none has. */
function yearPoint(summary: Summary, { t, locale }: Speaking): string | null {
  for (const [at, year] of summary.earlierYearList.entries()) {
    const change = averageOf(
      summary.competenceList.flatMap(({ mark, earlierList }) => {
        const before = earlierList[at]?.mark ?? null;
        return mark === null || before === null ? [] : mark - before;
      }),
    );
    if (change === null) continue;
    if (Math.abs(change) < clear.average) return t('summary.points.yearClose', { year });
    const key = change > 0 ? 'summary.points.yearHigher' : 'summary.points.yearLower';
    return t(key, { year, gap: formatMark(Math.abs(change), locale, 1) });
  }
  return null;
}

const answeredPoint = (summary: Summary, { t }: Speaking): string =>
  t('summary.points.answered', {
    answered: summary.answeredCount,
    asked: summary.askedCount,
    percent: answeredPercent(summary),
  });

const averageOf = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null;

/** Of whom it is, in words. */
export function summaryName({ of, name }: Summary, t: T): string {
  if (of === 'company' || name === null) return t('summary.wholeCompany');
  return of === 'leader' ? t('summary.leaderNamed', { name }) : name;
}
