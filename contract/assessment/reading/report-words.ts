import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { digitsOf, formatLimits, formatMark } from '#contract/assessment/content/report-numbers.ts';
import { noneBelow, noneHigh } from '#contract/assessment/content/report-statements.ts';
import { joinWords } from '#contract/platform/rules/list-words.ts';
import type { Locale, T } from '#i18n/t.ts';
import { type ReportZones, type ZoneLabel, zoneLabels } from './report-growth.ts';
import { type MainPoint, mainPoints, type NamedMark } from './report-main-points.ts';
import type { Voice } from './report-voice.ts';

/** What a report's sentences are made from, the same on the screen and on paper. */
export interface Telling {
  content: ReportContent;
  t: T;
  locale: Locale;
  voice: Voice;
}

/** "Главное": at least one sentence, at most three. */
export const sayMainPoints = (telling: Telling): string[] =>
  mainPoints(telling.content).map((point) => sayPoint(point, telling));

function sayPoint(point: MainPoint, telling: Telling): string {
  const { content, t, locale, voice } = telling;
  const written = (mark: number) => formatMark(mark, locale, digitsOf(content));
  switch (point.say) {
    case 'strengths':
    case 'highest':
    case 'growth':
      return t(`paper.main.${voice}.${point.say}`, { marks: sayMarks(point.marks, telling) });
    case 'difference': {
      const marks = { self: written(point.self), others: written(point.others) };
      return t(`paper.main.${voice}.difference`, { name: point.name, ...marks });
    }
    case 'onlyDifference': {
      const marks = { self: written(point.self), others: written(point.others) };
      return t(`paper.main.${voice}.onlyDifference`, marks);
    }
    case 'between': {
      const [from, to] = [written(point.from), written(point.to)];
      return from === to
        ? t('paper.main.same', { mark: to })
        : t('paper.main.between', { from, to });
    }
    case 'noneBelow':
      return sayNoneBelow(point.limit, telling);
    case 'noDifference':
      return t(`paper.main.${voice}.noDifference`, formatLimits(content.limits, locale));
    case 'noSelf':
      return t(`paper.main.${voice}.noSelf`);
    default:
      return t(`paper.main.${point.say}`);
  }
}

/** "«Делегирование» (2,79) и «Развитие подчинённых» (3,03)". */
function sayMarks(marks: readonly NamedMark[], { content, t, locale }: Telling): string {
  const parts = marks.map(({ name, mark }) =>
    t('paper.main.named', { name, mark: formatMark(mark, locale, digitsOf(content)) }),
  );
  return joinWords(parts, locale);
}

const sayNoneBelow = (limit: number, { t, locale }: Telling): string =>
  t('paper.growth.none', { limit: formatMark(limit, locale, 1) });

export const strengthsHeading = ({ t, voice }: Telling): string =>
  t(`paper.strengths.heading.${voice}`);

export const strengthsLead = ({ content, t, locale }: Telling): string =>
  t('paper.strengths.lead', formatLimits(content.limits, locale));

/** What stands above the open answers. Their questions are worded as others were asked them. */
export const answersLead = ({ t, voice }: Telling): string =>
  voice === 'own'
    ? `${t('paper.answers.order')} ${t('paper.answers.asAsked')}`
    : t('paper.answers.order');

/** What stands in place of an empty list of strengths. Null where nothing can be said. */
export function sayNoStrengths({ content, t, locale }: Telling): string | null {
  const limits = formatLimits(content.limits, locale);
  return noneHigh(content) ? t('paper.strengths.none', limits) : null;
}

/** What stands in place of an empty list of what to develop. Null where nothing can be said. */
export function sayNoGrowth(telling: Telling): string | null {
  const limit = noneBelow(telling.content);
  return limit === null ? null : sayNoneBelow(limit, telling);
}

/** What the labels mean that stand in these lists, one sentence each. */
export function sayLabels(zones: ReportZones, telling: Telling): string[] {
  const { content, t, locale, voice } = telling;
  const shown = new Set<ZoneLabel>(
    Object.values(zones)
      .flat()
      .flatMap(({ labels }) => labels),
  );
  return zoneLabels
    .filter((label) => shown.has(label))
    .map((label) => t(`paper.growth.${voice}.${label}`, formatLimits(content.limits, locale)));
}
