import type { ReportContent, ZoneMark } from '#core/report/contract/content/report-content.ts';
import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import {
  digitsOf,
  formatGap,
  formatLimits,
  formatMark,
  gapOf,
} from '#core/report/contract/content/report-numbers.ts';
import {
  hasSelf,
  noneHigh,
  othersMarks,
  whyNoMarks,
} from '#core/report/contract/content/report-statements.ts';
import { type Asked, pointsTo } from '#core/report/contract/telling/report-answers.ts';
import type { NamedMark } from '#core/report/contract/telling/report-clear.ts';
import { type MainPoint, mainPoints } from '#core/report/contract/telling/report-main-points.ts';
import { sourceOf } from '#core/report/contract/telling/report-source.ts';
import { answerWord } from '#platform/contract/rules/answer-words.ts';
import { joinWords } from '#platform/contract/rules/list-words.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import type { Locale, T } from '#platform/texts/t.ts';
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

/** The main points that answer `what`, but for strengths, which are listed; that there are none is always said. */
export function sayAnswer(what: Asked | 'whole', telling: Telling): string[] {
  const points = pointsTo(telling.content, what);
  const none = what === 'strengths' && points.length === 0 ? sayNoStrengths(telling) : null;
  return none === null
    ? points
        .filter(({ say }) => say !== 'strengths' && say !== 'strength')
        .map((point) => sayPoint(point, telling))
    : [none];
}

/** What stands over an answer. */
export const answerHeading = (what: Asked, { t, voice }: Telling): string =>
  what === 'next' ? t('paper.next.heading') : t(`paper.${what}.heading.${voice}`);

function sayPoint(point: MainPoint, telling: Telling): string {
  const { content, t, locale, voice } = telling;
  const { high } = formatLimits(content.limits, locale);
  const written = (mark: number) => formatMark(mark, locale, digitsOf(content));
  const who = whoseWords(telling);
  switch (point.say) {
    case 'strengths':
    case 'strength':
    case 'highest':
    case 'toDevelop':
      return t(`paper.main.${voice}.${point.say}`, {
        ...who,
        marks: sayMarks(point.marks, telling),
      });
    case 'below': {
      const marks = sayMarks(point.marks, telling);
      return t(`paper.main.${voice}.below`, {
        ...who,
        marks,
        limit: formatMark(point.limit, locale, 1),
      });
    }
    case 'difference':
    case 'onlyDifference': {
      const marks = { self: written(point.self), others: written(point.others) };
      return t(`paper.main.${voice}.${point.say}`, { ...who, ...marks, name: point.name });
    }
    case 'between':
    case 'close':
    case 'allHigh': {
      const [from, to] = [written(point.from), written(point.to)];
      const isOne = content.competenceMarkList.length === 1;
      if (from !== to) return t(`paper.main.${point.say}`, { high, from, to });
      return t(isOne ? 'paper.main.one' : 'paper.main.same', { mark: to });
    }
    case 'toDevelopMany':
      return t('paper.main.toDevelopMany', { count: point.count });
    case 'noneBelow':
      return sayNoneBelow(point.limit, telling);
    case 'noDifference':
      return t(`paper.main.${voice}.noDifference`, {
        ...who,
        ...formatLimits(content.limits, locale),
      });
    case 'noSelf':
    case 'selfAlone':
    case 'selfShown':
      return t(`paper.main.${voice}.${point.say}`);
    case 'leaderAlone':
    case 'leaderShown':
      return t(`paper.main.${point.say}`, who);
    default:
      return t(`paper.main.${point.say}`);
  }
}

/** Who gave the others' marks, as the words that sentences are made with. */
function whoseWords({ content, t, voice }: Telling) {
  const words = `paper.who.${voice}.${sourceOf(content)}` as const;
  return { who: t(`${words}.name`), whose: t(`${words}.whose`) };
}

/** "«Делегирование» (2,79) и «Развитие подчинённых» (3,03, мнения расходятся)". */
function sayMarks(marks: readonly NamedMark[], { content, t, locale }: Telling): string {
  const parts = marks.map(({ name, mark, isDisputed }) =>
    t(isDisputed ? 'paper.main.disputed' : 'paper.main.named', {
      name,
      mark: formatMark(mark, locale, digitsOf(content)),
    }),
  );
  return joinWords(parts, locale);
}

const sayNoneBelow = (limit: number, { t, locale }: Telling): string =>
  t('paper.toDevelop.none', { limit: formatMark(limit, locale, 1) });

/** What the report is and how it is read, in three lines. None where there is nothing to read. */
export function sayHowToRead({ content, t, locale, voice }: Telling): string[] {
  if (whyNoMarks(content)) return [];
  const limits = formatLimits(content.limits, locale);
  const wordOf = (answer: Answer) => answerWord(content.answerWords, answer, { t, locale });
  const view = viewOf(content);
  const isOfOne = ['leader', 'leaderSelf', 'self'].includes(view);
  return [
    `${t(`paper.read.${voice}.${view}`)} ${t('paper.read.talk')}`,
    content.answerWords?.[locale]
      ? t('paper.read.scaleOwn', { ...limits, best: wordOf(1), worst: wordOf(5) })
      : t('paper.read.scale', limits),
    t(isOfOne ? 'paper.read.startLeader' : 'paper.read.start'),
  ];
}

/** Whose view a report is: of whoever has marks in it, not of whoever was asked. */
function viewOf(content: ReportContent) {
  if (othersMarks(content).length === 0) return 'self';
  const source = sourceOf(content);
  return hasSelf(content) ? (`${source}Self` as const) : source;
}

/** What stands above the open answers. Their questions are worded as others were asked them. */
export const answersLead = ({ t, voice }: Telling): string =>
  voice === 'own'
    ? `${t('paper.answers.order')} ${t('paper.answers.asAsked')}`
    : t('paper.answers.order');

/** What stands in place of an empty list of strengths. Null where nothing can be said. */
export function sayNoStrengths({ content, t, locale }: Telling): string | null {
  if (!noneHigh(content)) return null;
  const isOne = othersMarks(content).length === 1;
  const limits = formatLimits(content.limits, locale);
  return t(isOne ? 'paper.strengths.none' : 'paper.strengths.nothingOut', limits);
}

/** The lists of a report beside its strengths, in order. */
const zoneLists = {
  lowest: 'competenceMinMarkList',
  development: 'developmentZoneList',
  hidden: 'hiddenPossibilitiesList',
  blind: 'blindZoneList',
} as const;
type ZoneName = keyof typeof zoneLists;

export interface ZoneBlock {
  heading: string;
  /** What it means that a competence stands in it. */
  lead: string;
  items: readonly ZoneMark[];
}

/**
 * Each list whole, as the report has it (rule 65a). Without others' marks there is none, without a self-assessment none
 * that speaks of one.
 */
export function zoneBlocks(telling: Telling): ZoneBlock[] {
  const { content, t, locale, voice } = telling;
  if (othersMarks(content).length === 0) return [];
  const isCompared = hasSelf(content);
  const names: ZoneName[] = isCompared
    ? ['lowest', 'development', 'hidden', 'blind']
    : ['lowest', 'development'];
  const words = { ...whoseWords(telling), ...formatLimits(content.limits, locale) };
  const leadOf = (name: ZoneName) =>
    name === 'development' && !isCompared ? 'developmentAlone' : name;
  return names.map((name) => ({
    heading: t(`paper.zones.headings.${name}`),
    lead: t(`paper.zones.${voice}.${leadOf(name)}`, words),
    items: content[zoneLists[name]],
  }));
}

/** "Самооценка 4,3 · Внешняя 3,2 · Разница +1,1", of what is known. */
export function sayZoneMarks(
  zone: Pick<ZoneMark, 'selfMark' | 'otherParticipantMark'>,
  telling: Telling,
): string {
  const { content, t, locale } = telling;
  const digits = digitsOf(content);
  const gap = gapOf(zone, digits);
  const parts = [
    ...(zone.selfMark === null
      ? []
      : [`${t('paper.zones.self')} ${formatMark(zone.selfMark, locale, digits)}`]),
    ...(othersMarks(content).length === 0
      ? []
      : [`${othersLabel(telling)} ${formatMark(zone.otherParticipantMark, locale, digits)}`]),
    ...(gap === null ? [] : [`${t('paper.zones.gap')} ${formatGap(gap, locale, digits)}`]),
  ];
  return parts.join(' · ');
}

/** Over the others' marks in the lists: one role alone is called by its name. */
export const othersLabel = ({ content, t }: Pick<Telling, 'content' | 't'>): string =>
  sourceOf(content) === 'others' ? t('paper.zones.others') : groupLabel(['supervisor'], t);
