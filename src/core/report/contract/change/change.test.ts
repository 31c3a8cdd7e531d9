import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '#test/fixtures/change-vectors.json' with { type: 'json' };
import {
  changeDeviation,
  haloCorrelation,
  isTold,
  judge,
  type Means,
  repeatCorrelation,
  sheetDeviation,
  type Verdicts,
  wholeOf,
} from './change.ts';

/** `change-vectors.json` is made by a second program (`scripts/change-vectors.js`). */

describe('the second program', () => {
  test.each(vectors.caseList.map((each, at) => [at, each] as const))(
    'agrees on case %i',
    (_at, { means, changeList, expected }) => {
      const deviation = changeDeviation(means);
      expect(deviation).toBeCloseTo(expected.deviation, 9);
      const rows = changeList.map((change) => (change === null ? null : { change, deviation }));
      const known = rows.filter((row) => row !== null);
      if (expected.wholeDeviation !== null) {
        expect(wholeOf(known).deviation).toBeCloseTo(expected.wholeDeviation, 9);
      }
      const { whole, singleList } = expected;
      expect(judge(rows)).toEqual({ whole, singleList });
    },
  );

  test('has every verdict, of the whole and of single competences', () => {
    const { caseList } = vectors;
    const verdicts = new Set(['higher', 'lower', 'chance', 'tooFew', null]);
    expect(new Set(caseList.map(({ expected }) => expected.whole))).toEqual(verdicts);
    expect(new Set(caseList.flatMap(({ expected }) => expected.singleList))).toEqual(verdicts);
  });
});

/** The same numbers at each run (mulberry32), and normal ones of them (Box and Muller). */
function normalFrom(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 1) / 4294967297;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

interface World {
  people: number;
  both: number;
  competences: number;
  /** How much has really changed in each. */
  trueChange: (competence: number) => number;
  /** How alike one rater's marks of two competences really are. */
  halo?: number;
}

/** Two rounds of raters, everybody with a view of the person as a whole and one of each competence. */
function play(
  { people, both, competences, trueChange, halo = haloCorrelation }: World,
  seed: number,
) {
  const normal = normalFrom(seed);
  const rate = () => ({
    person: normal(),
    competence: Array.from({ length: competences }, normal),
  });
  const again = (before: ReturnType<typeof rate>) => {
    const now = rate();
    const mix = (one: number, other: number) =>
      repeatCorrelation * one + Math.sqrt(1 - repeatCorrelation ** 2) * other;
    return {
      person: mix(before.person, now.person),
      competence: now.competence.map((one, at) => mix(before.competence[at]!, one)),
    };
  };
  const earlier = Array.from({ length: people }, rate);
  const later = earlier.map((one, at) => (at < both ? again(one) : rate()));
  const mean = (round: typeof earlier, at: number) =>
    (sheetDeviation / people) *
    round.reduce(
      (sum, { person, competence }) =>
        sum + Math.sqrt(halo) * person + Math.sqrt(1 - halo) * competence[at]!,
      0,
    );
  const group = [{ sheetCount: people, saidCount: people }];
  const deviation = changeDeviation({ earlier: group, later: group, bothCount: both });
  return judge(
    Array.from({ length: competences }, (_, at) => ({
      change: mean(later, at) - mean(earlier, at) + trueChange(at),
      deviation,
    })),
  );
}

function shareOf(world: World, games: number, is: (verdicts: Verdicts) => boolean): number {
  const won = Array.from({ length: games }, (_, seed) => play(world, seed + 1)).filter(is);
  return won.length / games;
}

const saysAnything = ({ whole, singleList }: Verdicts) => [whole, ...singleList].some(isTold);
const nothing = () => 0;

describe('where nothing has changed', () => {
  test.each([
    ['ten people, asked both times, ten competences', { people: 10, both: 10, competences: 10 }],
    ['others, and less alike competences', { people: 6, both: 0, competences: 10, halo: 0.3 }],
    ['half of them, three competences', { people: 8, both: 4, competences: 3 }],
  ])('a change is told in at most 5 of 100 comparisons: %s', (_what, world) => {
    const share = shareOf({ ...world, trueChange: nothing }, 3000, saysAnything);
    expect(share).toBeLessThanOrEqual(0.05);
    expect(share).toBeGreaterThan(0.01);
  });
});

describe('how many people see a change', () => {
  const seen = vectors.powerList.filter(({ size }) => size > 0.3);

  test.each(seen)('$whole see $size in all of ten, $sharedPart of them asked both times', (row) => {
    const both = Math.round(row.whole * row.sharedPart);
    const world = { people: row.whole, both, competences: 10, trueChange: () => row.size };
    const share = shareOf(world, 600, ({ whole }) => whole === 'higher');
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.87);
  });

  test('one competence alone takes more than twice as many', () => {
    const { single, size } = seen[0]!;
    const trueChange = (at: number) => (at === 0 ? size : 0);
    const world = { people: single, both: single, competences: 10, trueChange };
    const share = shareOf(world, 600, ({ singleList }) => singleList[0] === 'higher');
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.88);
  });

  test.each(['docs/report-arithmetic.md', 'docs/report-arithmetic.en.md'])(
    '%s has the table',
    (path) => {
      const text = readFileSync(path, 'utf8').replaceAll(',', '.');
      for (const size of [0.3, 0.5, 1]) {
        const rows = vectors.powerList.filter((row) => row.size === size);
        for (const of of ['whole', 'single'] as const) {
          const cells = rows.map((row) => row[of]).join(' +\\| +');
          const row = new RegExp(`\\| ${size}[^|]*\\|[^|]*\\| +${cells} +\\|`);
          expect([size, of, row.test(text)]).toEqual([size, of, true]);
        }
      }
    },
  );
});

describe('of any rows', () => {
  const group = fc
    .integer({ min: 1, max: 60 })
    .map((count) => [{ sheetCount: count, saidCount: count }]);
  const means: fc.Arbitrary<Means> = fc
    .tuple(group, group, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([earlier, later, part]) => ({
      earlier,
      later,
      bothCount: Math.floor(part * Math.min(earlier[0]!.sheetCount, later[0]!.sheetCount)),
    }));

  test('people asked both times make a change clearer, and more people too', () => {
    fc.assert(
      fc.property(means, ({ earlier, later, bothCount }) => {
        const own = changeDeviation({ earlier, later, bothCount });
        const strangers = changeDeviation({ earlier, later, bothCount: 0 });
        expect(own).toBeLessThanOrEqual(strangers);
        const [{ sheetCount, saidCount }] = later as [{ sheetCount: number; saidCount: number }];
        const more = [{ sheetCount: sheetCount + 1, saidCount: saidCount + 1 }];
        expect(changeDeviation({ earlier, later: more, bothCount: 0 })).toBeLessThan(strangers);
      }),
    );
  });

  test('the same change turned round has the opposite verdict', () => {
    const opposite = { higher: 'lower', lower: 'higher', chance: 'chance', tooFew: 'tooFew' };
    const rows = fc.array(
      fc.record({
        change: fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10),
        deviation: fc.constantFrom(0.1, 0.3, 0.6),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, (given) => {
        const turned = judge(
          given.map(({ change, deviation }) => ({ change: -change, deviation })),
        );
        const { whole, singleList } = judge(given);
        expect(turned.whole).toBe(whole && opposite[whole]);
        expect(turned.singleList).toEqual(singleList.map((one) => one && opposite[one]));
      }),
    );
  });
});

test('a single competence is judged for itself, and nobody behind a mark tells nothing', () => {
  const few = { change: 3, deviation: Number.POSITIVE_INFINITY };
  expect(judge([few, null])).toEqual({ whole: null, singleList: ['tooFew', null] });
  expect(judge([])).toEqual({ whole: null, singleList: [] });
  // 1.96 deviations are told of one competence, not of one of ten.
  const clear = { change: 1, deviation: 0.5 };
  const still = Array.from({ length: 9 }, () => ({ change: 0, deviation: 0.5 }));
  expect(judge([clear]).singleList).toEqual(['higher']);
  expect(judge([clear, ...still]).singleList[0]).toBe('tooFew');
});
