import fc from 'fast-check';
import type { ReportFigures } from '#addon/heatmap/server/figures-rules.ts';

/**
 * Invented companies over some days, and exact linear algebra over what was shown of them: for the
 * attacks on company results and on summaries of them.
 */

export type GivenReport = Omit<
  ReportFigures,
  'competenceIds' | 'marks' | 'askedCount' | 'answeredCount'
>;
/** No combination may be about fewer than `fewest`. */
export type CompanyHistory = { given: GivenReport[]; fewest: number };

const places = fc.record({
  subdivision: fc.constantFrom('A', 'A', 'B', 'C', null),
  position: fc.constantFrom('x', 'x', 'y', 'z', null),
});
const teams = fc.record({
  cycleId: fc.constantFrom('one', 'one', 'two', null),
  leaderId: fc.constantFrom('l1', 'l1', 'l2', null),
});
/** Most are assessed once or twice in the year. Now and then somebody has moved in between. */
const person = fc.record({
  home: places,
  days: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
  moved: fc.option(places, { freq: 6 }),
  teams,
  later: fc.option(teams, { freq: 3 }),
});
/** The threshold of what is made until a day, and from then on. */
const thresholds = fc.constantFrom(
  { before: 3, after: 3, from: 1 },
  { before: 4, after: 4, from: 1 },
  ...[2, 3, 4].flatMap((from) => [
    { before: 3, after: 4, from },
    { before: 4, after: 3, from },
  ]),
);
const people = fc.array(person, { minLength: 3, maxLength: 11 });
export const history: fc.Arbitrary<CompanyHistory> = fc
  .tuple(people, thresholds)
  .map(([people, threshold]) => ({
    fewest: Math.min(threshold.before, threshold.after),
    given: people
      .flatMap(({ home, days, moved, teams, later }, who) =>
        days.toSorted().map((day, nth) => ({
          personId: `p${who}`,
          questionaryId: `q${day}`,
          ...(nth > 0 && later ? later : teams),
          day: `2026-01-0${day}`,
          places: nth > 0 && moved ? moved : home,
          threshold: day < threshold.from ? threshold.before : threshold.after,
        })),
      )
      .sort((one, other) => one.day.localeCompare(other.day)),
  }));

/**
 * Some fewer than `fewest` people about whom alone a combination tells, if there are any. `known` have
 * no secret.
 */
export function givenAway(
  /** Whose each column of the rows is. */
  all: readonly string[],
  rows: readonly number[][],
  fewest: number,
  known: readonly string[] = [],
): string[] | undefined {
  const secret = all.map((id) => !known.includes(id));
  const owners = all.filter((_, at) => secret[at]);
  const people = [...new Set(owners)];
  const unknown = rows.map((row) => row.filter((_, at) => secret[at]));
  const basis = basisOf(unknown);
  return subsets(people, fewest - 1).find((few) => {
    const rest = basis.map((row) => row.filter((_, at) => !few.includes(owners[at]!)));
    return basisOf(rest).length < basis.length;
  });
}

const subsets = (people: readonly string[], size: number): string[][] =>
  size === 0
    ? [[]]
    : people.flatMap((first, at) =>
        subsets(people.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
      );

/**
 * Modulo a prime that no minor of so small matrices of 0, 1 and −1 reaches (Hadamard), so it is exact.
 */
const prime = 94_906_249;
function basisOf(rows: readonly (readonly number[])[]): number[][] {
  const basis: { row: number[]; pivot: number }[] = [];
  for (const given of rows) {
    let row = given.map((entry) => ((entry % prime) + prime) % prime);
    for (const known of basis) {
      const factor = row[known.pivot]!;
      if (factor === 0) continue;
      row = row.map((entry, at) => (entry + (prime - factor) * known.row[at]!) % prime);
    }
    const pivot = row.findIndex((entry) => entry !== 0);
    if (pivot < 0) continue;
    const inverse = power(row[pivot]!, prime - 2);
    basis.push({ row: row.map((entry) => (entry * inverse) % prime), pivot });
  }
  return basis.map(({ row }) => row);
}

function power(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  const half = power((base * base) % prime, Math.floor(exponent / 2));
  return exponent % 2 ? (half * base) % prime : half;
}
