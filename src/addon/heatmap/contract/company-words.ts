import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { type CompanyMark, companyPoints, lastTwo, responseRate } from './company-points.ts';
import type { CompanyYears, Heatmap } from './heatmap.ts';

/** The most competences that are named, so that a sentence stays one. */
const mostNamed = 3;

/** Company results in up to three sentences, the same on the screen and in the file (rule 165). */
export function companySentences(
  { heatmap, years }: { heatmap: Heatmap; years: CompanyYears | undefined },
  { t, locale }: { t: T; locale: Locale },
): string[] {
  return [...sentencesOfMarks(heatmap, { t, locale }), sentenceOfAnswers(heatmap.total, years, t)];
}

function sentencesOfMarks(heatmap: Heatmap, { t, locale }: { t: T; locale: Locale }): string[] {
  const points = companyPoints(heatmap);
  if (!points) return [];
  const write = (mark: number) => formatMark(mark, locale, digitsOfHeatmap);
  const list = (named: readonly CompanyMark[]) =>
    named
      .slice(0, mostNamed)
      .map(({ name, mark }) => t('heatmap.say.one', { name, mark: write(mark) }))
      .join(', ');
  const { above, below } = points;
  const average = write(points.average);
  if (above.length + below.length === 0) return [t('heatmap.say.even', { average })];
  return [
    above.length > 0
      ? t('heatmap.say.above', { average, list: list(above) })
      : t('heatmap.say.noneAbove', { average }),
    below.length > 0 ? t('heatmap.say.below', { list: list(below) }) : t('heatmap.say.noneBelow'),
  ];
}

function sentenceOfAnswers(total: Heatmap['total'], years: CompanyYears | undefined, t: T): string {
  const { askedCount: asked, answeredCount: answered } = total;
  const params = { answered, asked, percent: responseRate(total) };
  const before = years && lastTwo(years)?.before;
  if (!before) return t('heatmap.say.answered', params);
  return t('heatmap.say.answeredSince', {
    ...params,
    year: before.year,
    before: responseRate(before),
  });
}
