import type { Verdict } from '#core/report/contract/change/change.ts';
import { isSameRole } from '#core/report/contract/change/change-people.ts';
import { sizeText } from '#core/report/contract/change/change-words.ts';
import { formatGap, formatLimits, rounded } from '#core/report/contract/content/report-numbers.ts';
import { sourceOf } from '#core/report/contract/telling/report-source.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import {
  type Comparison,
  type CompetenceDifference,
  digitsOfComparison,
  type MarkChange,
} from './report-difference.ts';

/** The main points of a comparison, the same on the screen and on paper: others, leaders, self. */

interface Reading {
  comparison: Comparison;
  t: T;
  locale: Locale;
}
interface Named {
  name: string;
  change: number;
  verdict: Verdict | null;
}

/** So many competences a sentence names. */
const mostNamed = 3;

export function comparisonPoints(comparison: Comparison, { t, locale }: { t: T; locale: Locale }) {
  const reading = { comparison, t, locale };
  return [...othersPoints(reading), ...leaderPoints(reading), ...selfPoints(reading)];
}

function othersPoints(reading: Reading): string[] {
  const rows = changesOf(reading, ({ others }) => others);
  if (rows.length === 0) return [reading.t('comparison.points.nothing')];
  const { earlier, later } = reading.comparison;
  if ([earlier, later].every((one) => sourceOf(one) !== 'others')) return ofLeaders(reading, rows);
  if (rows.every(({ verdict }) => verdict === null)) return plainPoints(reading, rows, 'known');
  return [...wholePoints(reading), ...singlePoints(reading, rows)];
}

const wholeKeys = {
  higher: 'wholeHigher',
  lower: 'wholeLower',
  chance: 'wholeChance',
  tooFew: 'wholeTooFew',
} as const;

function wholePoints({ comparison, t, locale }: Reading): string[] {
  const { others } = comparison.whole;
  if (!others?.verdict) return [];
  const digits = digitsOfComparison(comparison);
  if (rounded(Math.abs(others.change), digits) === 0) return [t('comparison.points.wholeSame')];
  const change = sizeText(others, locale, digits);
  return [t(`comparison.points.${wholeKeys[others.verdict]}`, { change })];
}

const noneKeys = {
  higher: 'singleNot',
  lower: 'singleNot',
  chance: 'singleChance',
  none: 'noneClear',
} as const;

/** Competences that are clearly higher or lower, and what is to be said of the others. */
function singlePoints(reading: Reading, rows: readonly Named[]): string[] {
  const { t, comparison } = reading;
  const told = (wanted: Verdict) => rows.filter(({ verdict }) => verdict === wanted);
  const [higher, lower] = [told('higher'), told('lower')];
  const whole = comparison.whole.others?.verdict ?? null;
  if (higher.length + lower.length === 0) {
    if (whole === 'tooFew') return [];
    if (told('tooFew').length > 0) return [t('comparison.points.singleTooFew')];
    return [t(`comparison.points.${noneKeys[whole ?? 'none']}`)];
  }
  const left = told('chance').length + told('tooFew').length;
  return [
    ...(higher.length > 0
      ? [t('comparison.points.higher', { list: listed(reading, higher) })]
      : []),
    ...(lower.length > 0 ? [t('comparison.points.lower', { list: listed(reading, lower) })] : []),
    ...(left > 0 ? [t('comparison.points.others', { count: left })] : []),
  ];
}

/** The points about leaders' marks, where other people gave marks beside them. */
function leaderPoints(reading: Reading): string[] {
  const { competenceList } = reading.comparison;
  const groups = competenceList[0]?.groupList ?? [];
  const at = groups.findIndex(({ types }) => types[0] === 'supervisor');
  const rows = at < 0 || groups.length < 2 ? [] : changesOf(reading, (row) => row.groupList[at]);
  return rows.length === 0 ? [] : ofLeaders(reading, rows);
}

function ofLeaders(reading: Reading, rows: readonly Named[]): string[] {
  const { earlier, later } = reading.comparison;
  if (isSameRole(earlier, later, 'supervisor') === 'others') {
    return [reading.t('comparison.points.leaderOther')];
  }
  const isOne = later.participantTypeCount.supervisor === 1;
  return plainPoints(reading, rows, isOne ? 'leader' : 'leaders');
}

function selfPoints(reading: Reading): string[] {
  const rows = changesOf(reading, ({ self }) => self);
  return rows.length === 0 ? [] : plainPoints(reading, rows, 'self');
}

/** The points about people who are known. A change as large as a gap between self and others is worth a word. */
function plainPoints(
  reading: Reading,
  rows: readonly Named[],
  who: 'known' | 'leader' | 'leaders' | 'self',
): string[] {
  const { comparison, t, locale } = reading;
  const { limits } = comparison.later;
  const large = rows.filter(({ change }) => Math.abs(change) >= limits.gap);
  if (large.length === 0) {
    return [t(`comparison.points.${who}.same`, { limit: formatLimits(limits, locale).gap })];
  }
  const sides = {
    higher: large.filter(({ change }) => change > 0),
    lower: large.filter(({ change }) => change < 0),
  };
  return (['higher', 'lower'] as const).flatMap((side) =>
    sides[side].length === 0
      ? []
      : [t(`comparison.points.${who}.${side}`, { list: listed(reading, sides[side]) })],
  );
}

/** The competences with a change in a column, the largest first. */
function changesOf(
  { comparison, locale }: Reading,
  of: (row: CompetenceDifference) => MarkChange | undefined,
): Named[] {
  return comparison.competenceList
    .flatMap((row) => {
      const { change = null, verdict = null } = of(row) ?? {};
      return change === null ? [] : [{ name: row.name, change, verdict }];
    })
    .sort(
      (a, b) => Math.abs(b.change) - Math.abs(a.change) || a.name.localeCompare(b.name, locale),
    );
}

/** "Planning (+1.2), Courage (+0.8) and 2 more". */
function listed({ comparison, t, locale }: Reading, rows: readonly Named[]): string {
  const digits = digitsOfComparison(comparison);
  const list = rows
    .slice(0, mostNamed)
    .map(({ name, change }) =>
      t('comparison.points.list', { name, change: formatGap(change, locale, digits) }),
    )
    .join(', ');
  const count = rows.length - mostNamed;
  return count > 0 ? t('comparison.points.more', { list, count }) : list;
}
