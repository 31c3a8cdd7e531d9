import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyMean } from './company-rules.ts';
import {
  type CompanyCounts,
  countReports,
  type Mean,
  type ReportFigures,
  tableOf,
} from './figures-rules.ts';
import { sides } from './way-rules.ts';

/**
 * Somebody gathers all that the company view has ever shown: every day, by department and by job
 * title, with all totals, and beside reports. They know who was assessed when and where, and add and
 * subtract as they like. What is left is never about fewer people than the threshold.
 */

const competenceId = 'c';
type Given = Omit<ReportFigures, 'competenceIds' | 'marks' | 'askedCount' | 'answeredCount'>;
/** No combination may be about fewer than `fewest`. */
type History = { given: Given[]; fewest: number };

const places = fc.record({
  subdivision: fc.constantFrom('A', 'A', 'B', 'C', null),
  position: fc.constantFrom('x', 'x', 'y', 'z', null),
});
/** Most are assessed once or twice in the year. Now and then somebody has moved in between. */
const person = fc.record({
  home: places,
  days: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
  moved: fc.option(places, { freq: 6 }),
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
const history: fc.Arbitrary<History> = fc.tuple(people, thresholds).map(([people, threshold]) => ({
  fewest: Math.min(threshold.before, threshold.after),
  given: people
    .flatMap(({ home, days, moved }, who) =>
      days.toSorted().map((day, nth) => ({
        personId: `p${who}`,
        day: `2026-01-0${day}`,
        places: nth > 0 && moved ? moved : home,
        threshold: day < threshold.from ? threshold.before : threshold.after,
      })),
    )
    .sort((one, other) => one.day.localeCompare(other.day)),
}));

const withMarks = (given: readonly Given[], markOf: (at: number) => number): ReportFigures[] =>
  given.map((report, at) => ({
    ...report,
    competenceIds: [competenceId],
    marks: [markOf(at)],
    askedCount: 5,
    answeredCount: 4,
  }));

/** All numbers of a company view, in a fixed order. */
const numbersOf = (counted: CompanyCounts): Mean[] =>
  sides.flatMap((side) => {
    const { rows, total } = tableOf(counted, side, [competenceId]);
    return [...rows, total].flatMap(({ mark, cellList }) => [
      ...cellList,
      { mark, peopleCount: cellList[0]!.peopleCount },
    ]);
  });

const companyOf = ({ columns }: CompanyCounts, known: readonly string[]): Mean =>
  companyMean(columns.get(competenceId)?.steps ?? [], (id) => known.includes(id));

/** Which marks are in each number of the whole history, and how often: found by trying them out. */
async function combinationsOf(
  { given }: History,
  numbers: (counted: CompanyCounts) => Mean[],
): Promise<number[][]> {
  const days = [...new Set(given.map(({ day }) => day))];
  const sumsOf = async (own: number, today: string) => {
    const known = withMarks(given, (at) => Number(at === own)).filter(({ day }) => day <= today);
    return numbers(await countReports(known)).map(({ mark, peopleCount }) =>
      Math.round((mark ?? 0) * peopleCount),
    );
  };
  const tried = await Promise.all(
    given.map(async (_, own) =>
      (await Promise.all(days.map((today) => sumsOf(own, today)))).flat(),
    ),
  );
  return (tried[0] ?? []).map((_, number) => tried.map((sums) => sums[number]!));
}

/**
 * Some fewer than `fewest` people about whom alone a combination tells, if there are any. `known` have
 * no secret.
 */
function givenAway(
  { given }: History,
  rows: readonly number[][],
  fewest: number,
  known: readonly string[] = [],
): string[] | undefined {
  const secret = given.map(({ personId }) => !known.includes(personId));
  const people = [...new Set(given.map(({ personId }) => personId))].filter(
    (id) => !known.includes(id),
  );
  const unknown = rows.map((row) => row.filter((_, at) => secret[at]));
  const owners = given.map(({ personId }) => personId).filter((_, at) => secret[at]);
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

const readers = [['p0'], ['p0', 'p1', 'p2'], ['p1', 'p3', 'p4', 'p5']];

test('no sums and differences of all that was ever shown are about fewer people than the threshold', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const rows = await combinationsOf(one, (counted) => [
        ...numbersOf(counted),
        ...readers.map((known) => companyOf(counted, known)),
      ]);
      expect(givenAway(one, rows, one.fewest)).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});

test('nor those of the company’s averages, about fewer whom their reader doesn’t know', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...readers), async (one, known) => {
      const rows = await combinationsOf(one, (counted) => [companyOf(counted, known)]);
      expect(givenAway(one, rows, one.fewest, known)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
