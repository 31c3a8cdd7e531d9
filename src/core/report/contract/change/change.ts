/**
 * Whether ratings have changed or only happened to differ (rules 151 and 152; data-and-maths, "Change").
 * Nothing but numbers: whose they are is the matter of `change-people.ts`.
 */

/** How far single people's ratings of one competence are from their mean: a standard deviation. */
export const sheetDeviation = 0.9;
/** How alike these distances are when the same person is asked again a year later. */
export const repeatCorrelation = 0.4;
/** How alike they are in two competences that one person rates. */
export const haloCorrelation = 0.8;
/** A change that could not be overlooked: one step of the scale. */
export const changeThatMatters = 1;

/**
 * How many columns in which nothing has changed may say that something has, as a share. Most of them
 * are given to all competences together, which need the fewest people.
 */
const mistakes = { whole: 0.04, single: 0.01, all: 0.05 } as const;

export const verdicts = ['higher', 'lower', 'chance', 'tooFew'] as const;
export type Verdict = (typeof verdicts)[number];

/** The groups that a mean is of: it weighs each by `sheetCount`, and so many surely gave a mark. */
export interface GroupBehind {
  sheetCount: number;
  saidCount: number;
}

/** Both means of a row, and how many people are surely behind the one and the other. */
export interface Means {
  earlier: readonly GroupBehind[];
  later: readonly GroupBehind[];
  bothCount: number;
}

/** A change, and how far from 0 it usually is when nothing has changed. Null: not to be judged. */
export interface Judged {
  change: number;
  deviation: number;
}

/** All competences together, and each by itself in the order in which they were given. */
export interface Verdicts {
  whole: Verdict | null;
  singleList: (Verdict | null)[];
}

const sum = (list: readonly number[]): number => list.reduce((one, other) => one + other, 0);

/**
 * The standard deviation of the difference of two means: σ √(v₁ + v₂ − 2rm ∕ (S₁S₂)). Where each mean is of
 * n people, v is 1 ∕ n and S is n.
 */
export function changeDeviation({ earlier, later, bothCount }: Means): number {
  const sheets = sheetsOf(earlier) * sheetsOf(later);
  const shared = sheets > 0 ? (2 * repeatCorrelation * bothCount) / sheets : 0;
  return sheetDeviation * Math.sqrt(spreadOf(earlier) + spreadOf(later) - shared);
}

const sheetsOf = (groups: readonly GroupBehind[]) =>
  sum(groups.map(({ sheetCount }) => sheetCount));

/** Infinite where nobody is behind it. */
function spreadOf(groups: readonly GroupBehind[]): number {
  const all = sheetsOf(groups);
  if (all === 0) return Number.POSITIVE_INFINITY;
  return sum(groups.map(({ sheetCount, saidCount }) => (sheetCount / all) ** 2 / saidCount));
}

/** All competences as one: a person who rates one highly rates the others highly, too. */
export function wholeOf(rows: readonly Judged[]): Judged {
  const deviations = rows.map(({ deviation }) => deviation);
  const own = sum(deviations.map((deviation) => deviation ** 2));
  const shared = sum(deviations) ** 2;
  return {
    change: sum(rows.map(({ change }) => change)) / rows.length,
    deviation: Math.sqrt((1 - haloCorrelation) * own + haloCorrelation * shared) / rows.length,
  };
}

/**
 * First all competences together, then single ones (Holm 1979), which may take over the mistakes of the
 * whole once it is clear (Bretz et al. 2009). So of 100 columns in which nothing has changed 95 or more
 * say so everywhere, however alike the competences are.
 */
export function judge(rows: readonly (Judged | null)[]): Verdicts {
  const known = rows.filter((row) => row !== null);
  if (known.length < 2) {
    return { whole: null, singleList: judgeSingles(rows, mistakes.all) };
  }
  const whole = verdictOn(wholeOf(known), mistakes.whole);
  const left = isTold(whole) ? mistakes.all : mistakes.single;
  return { whole, singleList: judgeSingles(rows, left) };
}

export const isTold = (verdict: Verdict | null): boolean =>
  verdict === 'higher' || verdict === 'lower';

/** The surest first: each that is told leaves more mistakes for those after it. */
function judgeSingles(rows: readonly (Judged | null)[], share: number): (Verdict | null)[] {
  const surest = rows
    .flatMap((row, at) => (row ? [{ row, at }] : []))
    .sort((one, other) => sureness(other.row) - sureness(one.row));
  const found = new Map<number, Verdict>();
  let told = 0;
  for (const { row, at } of surest) {
    const verdict = verdictOn(row, share / (surest.length - told));
    found.set(at, verdict);
    if (isTold(verdict)) told += 1;
  }
  return rows.map((_, at) => found.get(at) ?? null);
}

const sureness = ({ change, deviation }: Judged) => Math.abs(change) / deviation;

function verdictOn({ change, deviation }: Judged, share: number): Verdict {
  if (byChance(Math.abs(change) / deviation) < share) return change > 0 ? 'higher' : 'lower';
  return byChance(changeThatMatters / deviation) < share ? 'chance' : 'tooFew';
}

/** How often a change is that many deviations or more from 0, up or down, when nothing has changed. */
const byChance = (deviations: number): number => erfc(deviations / Math.SQRT2);

/** The complementary error function from 0 up, to 1.2e-7 of itself (Numerical Recipes, 6.2.2). */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const power = coefficients.reduceRight((rest, one) => one + t * rest, 0);
  return t * Math.exp(power - x * x);
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];
