import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isolatesFewer } from '#test/report/fixtures/attacker.ts';
import { randomFrom } from '#test/report/random-from.ts';
import { mostSteps, type Sum, tellsMore } from './combined-rules.ts';

/** Each letter is a person: `sum('ABC')` is what three have answered. */
const sum = (people: string, threshold = 3): Sum => ({ ids: [...people], threshold });
const nobody = new Set<string>();
const tells = (out: Sum[], fresh: Sum[], known: ReadonlySet<string> = nobody) =>
  tellsMore(out, fresh, known, { left: mostSteps });

describe('a new sum beside those that are out', () => {
  test.each<[string, Sum[], Sum, boolean]>([
    ['one more', [sum('ABC')], sum('ABCV'), true],
    ['one fewer', [sum('ABCV')], sum('ABC'), true],
    [
      'two of them, and one more than both together',
      [sum('ABC'), sum('DEF')],
      sum('ABCDEFV'),
      true,
    ],
    ['a part of one that has grown', [sum('ABC'), sum('DEF')], sum('DEFV'), true],
    ['each pair of three groups', [sum('ABCDEF'), sum('DEFGHI')], sum('ABCGHI'), false],
    ['a circle of three', [sum('ABCV'), sum('DEFABC')], sum('DEFV'), true],
    ['the same people', [sum('ABC')], sum('CBA'), false],
    ['what both together are', [sum('ABC'), sum('DEF')], sum('ABCDEF'), false],
    ['nobody in common', [sum('ABC')], sum('DEF'), false],
    ['three more', [sum('ABC')], sum('ABCDEF'), false],
    ['three fewer than five of four promised', [sum('ABCDE', 4)], sum('ABC'), true],
    ['three more, where three are promised', [sum('ABCD', 4)], sum('ABCDEFG'), false],
    ['what was told before', [sum('ABC'), sum('ABCV')], sum('DEF'), false],
  ])('%s', (_, out, fresh, due) => {
    expect(tells(out, [fresh])).toBe(due);
  });

  test('people whose own answers are known protect nobody', () => {
    expect(tells([sum('XYZ')], [sum('ABCD')], new Set('AB'))).toBe(true);
    expect(tells([sum('XYZ')], [sum('ABCD')], new Set('A'))).toBe(false);
  });

  test('two new ones together tell what neither does alone', () => {
    const out = [sum('ABCDEFV')];
    expect(tells(out, [sum('ABC')])).toBe(false);
    expect(tells(out, [sum('ABC'), sum('DEF')])).toBe(true);
  });
});

const people = [...'ABCDEFGHIJKL'];
const someSums = (threshold: number, most: number) =>
  fc.array(
    fc.subarray(people, { minLength: threshold }).map((ids): Sum => ({ ids, threshold })),
    { minLength: 1, maxLength: most },
  );

test('it says yes exactly where adding and subtracting newly leaves too few', () => {
  const seen = { yes: 0, no: 0 };
  const drawn = fc.integer({ min: 3, max: 5 }).chain((threshold) =>
    fc.record({
      threshold: fc.constant(threshold),
      out: someSums(threshold, 4),
      fresh: someSums(threshold, 2),
      known: fc.subarray(people, { maxLength: 2 }),
    }),
  );
  const check = fc.property(drawn, ({ threshold, out, fresh, known }) => {
    const set = new Set(known);
    const isolates = (sums: Sum[]) =>
      isolatesFewer(
        sums.map(({ ids }) => [...ids]),
        set,
        threshold,
      );
    // Where something is told already, what is new in it is for the examples above.
    fc.pre(!isolates(out));
    const due = isolates([...out, ...fresh]);
    seen[due ? 'yes' : 'no'] += 1;
    expect(tells(out, fresh, set)).toBe(due);
  });
  fc.assert(check, { seed: 59, numRuns: 400 });
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(40);
});

/** Twenty-two of forty people, by a rule that nobody would choose: about one person, again and again. */
const drawn = (way: number, threshold: number): Sum => {
  const random = randomFrom(way);
  const ids = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, key: random() }));
  const chosen = ids.sort((a, b) => a.key - b.key).slice(0, 22);
  return { ids: chosen.map(({ id }) => id), threshold };
};

test('what takes too long to decide is said to tell more, and takes no step more', () => {
  const budget = { left: 100 };
  const out = Array.from({ length: 12 }, (_, way) => drawn(way, 10));
  expect(tellsMore(out, [drawn(12, 10)], nobody, budget)).toBe(true);
  expect(budget.left).toBe(0);
  expect(tellsMore([sum('ABC')], [sum('DEF')], nobody, budget)).toBe(true);
});

test('thirteen reports about one person take few steps, and each time the same ones', () => {
  const steps = Array.from({ length: 13 }, (_, report) => {
    const budget = { left: mostSteps };
    const out = Array.from({ length: report }, (__, way) => drawn(way, 3));
    tellsMore(out, [drawn(report, 3)], nobody, budget);
    return mostSteps - budget.left;
  });
  expect(steps).toEqual([1, 2, 3, 4, 7, 7, 32, 69, 46, 124, 270, 428, 526]);
});

test('more sums than the prime is exact for are said to tell more, whatever they are', () => {
  const apart = (count: number) =>
    Array.from(
      { length: count },
      (_, at): Sum => ({ ids: [`a${at}`, `b${at}`, `c${at}`], threshold: 3 }),
    );
  expect(tells(apart(35), [sum('XYZ')])).toBe(false);
  expect(tells(apart(36), [sum('XYZ')])).toBe(true);
  expect(tellsMore(apart(37), [], nobody, { left: mostSteps })).toBe(false);
});
