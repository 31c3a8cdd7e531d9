import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isolatesFewer } from '#test/report/fixtures/attacker.ts';
import { mostSteps, type Sum } from './combined-rules.ts';
import { matchPeople, tellsOfAnybody } from './same-people.ts';

const sum = (people: string, threshold = 3): Sum => ({ ids: [...people], threshold });
const nobody = new Set<string>();
const named = (words: string) => {
  const [lastName = '', firstName = ''] = words.split(' ');
  return [{ lastName, firstName }];
};

describe('records of several questionaries', () => {
  const names = new Map([
    ['a', named('Орлов Пётр')],
    ['b', named('петр ОРЛОВ')],
    ['c', named('Орлов Петр')],
    ['d', named('Орлова Пётр')],
    ['e', [...named('Орлова Пётр'), ...named('Пётр Орлов')]],
  ]);
  test.each<[string, string[][], [string, string][]]>([
    ['of equal names are one person', [['a'], ['b']], [['b', 'a']]],
    ['of a former name that is equal are one person', [['a'], ['e']], [['e', 'a']]],
    ['of other names are not', [['a'], ['d']], []],
    ['are people within a questionary', [['a', 'b', 'c']], []],
    ['are one to one', [['a'], ['b', 'c']], [['b', 'a']]],
    [
      'are first of all themselves',
      [
        ['a', 'b'],
        ['c', 'b'],
      ],
      [['c', 'a']],
    ],
    ['stay who they were said to be', [['a'], ['b'], ['b', 'c']], [['b', 'a']]],
  ])('%s', (_, questionaries, due) => {
    expect([...matchPeople(questionaries, names)]).toEqual(due);
  });
});

describe('a new sum of records with equal names', () => {
  const tells = (out: Sum[], fresh: Sum[], same: [string, string][], known = nobody) =>
    tellsOfAnybody({ out, fresh, known, samePeople: new Map(same) }, { left: mostSteps });
  const second: [string, string][] = [
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
  ];
  test('second records of the others tell of the one who is left', () => {
    expect(tells([sum('ABCV')], [sum('abc')], [])).toBe(false);
    expect(tells([sum('ABCV')], [sum('abc')], second)).toBe(true);
  });
  test('a second record in the place of somebody may be somebody else', () => {
    expect(tells([sum('ABC')], [sum('ABC')], second)).toBe(false);
    expect(tells([sum('ABC')], [sum('ABc')], second)).toBe(true);
  });
  test('nobody is found among enough others', () => {
    expect(tells([sum('ABCDEF')], [sum('abcXYZ')], second)).toBe(false);
  });
  test('somebody known by one record is known by the other', () => {
    expect(tells([sum('XYZ')], [sum('abcd')], second, new Set('AB'))).toBe(true);
  });
});

/** Every way in which the pairs are one person or two. */
const hypotheses = (pairs: readonly (readonly [string, string])[]): Map<string, string>[] =>
  pairs.reduce<Map<string, string>[]>(
    (all, [id, person]) => all.flatMap((one) => [one, new Map([...one, [id, person]])]),
    [new Map()],
  );

test('it is safe, whichever of them are one person, and says no more than that', () => {
  const seen = { yes: 0, no: 0 };
  const records = [...'ABCDEFGH'];
  const sums = (letters: string[], most: number) =>
    fc.array(
      fc.subarray(letters, { minLength: 3 }).map((ids): Sum => ({ ids, threshold: 3 })),
      { minLength: 1, maxLength: most },
    );
  const drawn = fc.record({
    out: sums(records, 3),
    fresh: sums([...'abcDEFGH'], 2),
    known: fc.subarray([...records, ...'abc'], { maxLength: 2 }),
  });
  const pairs = [
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
  ] as const;
  const check = fc.property(drawn, ({ out, fresh, known }) => {
    const isolates = (given: Sum[]) =>
      hypotheses(pairs).some((same) => {
        const personOf = (id: string) => same.get(id) ?? id;
        const joined = given.map(({ ids }) => ids.map(personOf));
        return isolatesFewer(joined, new Set(known.map(personOf)), 3);
      });
    fc.pre(!isolates(out));
    const due = isolates([...out, ...fresh]);
    seen[due ? 'yes' : 'no'] += 1;
    const told = { out, fresh, known: new Set(known), samePeople: new Map(pairs) };
    expect(tellsOfAnybody(told, { left: mostSteps })).toBe(due);
  });
  fc.assert(check, { seed: 104, numRuns: 300 });
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(30);
});
