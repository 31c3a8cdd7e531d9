/** Whether the others agree about a competence (data-and-maths, rule 9). */
import type { Agreement } from '#core/report/contract/content/report-content.ts';
import { isSelf } from '#core/report/contract/content/report-groups.ts';
import { highestMark } from '#platform/contract/rules/scale.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import {
  absolute,
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  mean,
  multiply,
  one,
  subtract,
  toNumber,
} from './fraction.ts';
import type { RowEntry } from './groups.ts';
import { isAnonymousType, type MarkedSheet, sheetMark } from './sheets.ts';

/** With five options, opinions differ above 0.8 (Burke & Dunlap 2002: number of options / 6). */
const differAbove = fraction(8, 10);
/** Variance of a uniform answer over five options (James, Demaree & Wolf 1984). */
const uniformVariance = fraction(highestMark ** 2 - 1, 12);
/** With fewer sheets, a report that is not anonymous says nothing about agreement. */
const fewestSheets = 3;

/**
 * What a row shows of the agreement of all groups but self, or null. Not anonymous: exact numbers from 3
 * sheets on. Anonymous: only in the final report, only a word, only where no group with an entry has a
 * gap in the row, and only where these are surely 2T people who count: those who don't are nobody to hide
 * among. With the numbers the single marks of six people could nearly always be worked out; supervisors,
 * whose marks are known, could move the word to and fro.
 */
export function shownAgreement(
  entries: readonly RowEntry[],
  rule: { threshold: number; final: boolean } | null,
): Agreement | null {
  const others = entries.filter((entry) => !isSelf(entry));
  if (rule === null) {
    const sheets = others.flatMap(({ marked }) => marked);
    return sheets.length < fewestSheets ? null : inWordAndNumbers(sheets);
  }
  const grouped = others.filter(({ types }) => types.some(isAnonymousType));
  if (!rule.final || grouped.some(({ hasGap }) => hasGap)) return null;
  const atoms = grouped.flatMap(({ group }) => group.atoms ?? []);
  const weight = atoms.reduce((sum, atom) => sum + atom.weight, 0);
  if (weight < 2 * rule.threshold) return null;
  const { word } = inWordAndNumbers(grouped.flatMap(({ marked }) => marked));
  return { word, adm: null, rwg: null };
}

/** Mean absolute deviation of the marks from their mean. Needs at least one mark. */
export function averageDeviation(marks: readonly Fraction[]): Fraction {
  const middle = mean(marks)!;
  return mean(marks.map((mark) => absolute(subtract(mark, middle))))!;
}

/** r_wg(J), 0–1, over the marks on each question. Null when no question has two marks. */
export function withinGroupAgreement(
  marksByQuestion: readonly (readonly number[])[],
): Fraction | null {
  const variances = marksByQuestion.filter((marks) => marks.length >= 2).map(sampleVariance);
  const variance = mean(variances);
  if (variance === null) return null;
  const ratio = divide(variance, uniformVariance);
  const disagreement = compare(ratio, one) > 0 ? one : ratio;
  const agreed = multiply(fraction(variances.length), subtract(one, disagreement));
  return divide(agreed, add(agreed, disagreement));
}

function inWordAndNumbers(sheets: readonly MarkedSheet[]): Agreement {
  const adm = averageDeviation(sheets.map(sheetMark));
  const rwg = withinGroupAgreement(marksByQuestion(sheets));
  return {
    word: compare(adm, differAbove) > 0 ? 'differ' : 'agree',
    adm: toNumber(adm),
    rwg: rwg && toNumber(rwg),
  };
}

function marksByQuestion(sheets: readonly MarkedSheet[]): number[][] {
  const given = sheets.flatMap(({ marks }) => marks);
  const byQuestion = groupBy(given, ({ question }) => question);
  return [...byQuestion.values()].map((group) => group.map(({ mark }) => mark));
}

function sampleVariance(marks: readonly number[]): Fraction {
  const count = marks.length;
  const total = marks.reduce((sum, mark) => sum + mark, 0);
  const squares = marks.reduce((sum, mark) => sum + mark * mark, 0);
  return fraction(count * squares - total * total, count * (count - 1));
}
