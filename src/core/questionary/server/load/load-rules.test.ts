import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostHeavy } from '#core/questionary/contract/rules/load.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { loadOf } from './load-rules.ts';

const person = (id: string) => ({ id, name: id, isFired: false });
const asking = (
  subjects: string[],
  raters: string[],
  { method = '90' as '90' | '360', type = 'supervisor' as ReviewerRole } = {},
) => ({
  method,
  subjects: subjects.map(person),
  participants: raters.map((id) => ({ ...person(id), type })),
  // A minute each.
  questionCounts: { ratingCount: 5, textCount: 0 },
});

test('each is asked for the sum of what asks them; who assesses one person is not named', () => {
  expect(
    loadOf([
      ['first', asking(['anna', 'boris'], ['kim', 'anna'])],
      ['second', asking(['vera'], ['kim', 'lee'])],
    ]),
  ).toEqual({
    personCount: 3,
    usualMinutes: 1,
    heaviestList: [
      expect.objectContaining({
        id: 'kim',
        minutes: 3,
        subjectCount: 3,
        inList: ['first', 'second'],
      }),
    ],
  });
});

test('a self-assessment takes time as any other, and stands once in its list', () => {
  const { heaviestList, personCount } = loadOf([
    ['one', asking(['anna', 'boris'], ['anna'], { method: '360', type: 'colleague' })],
  ]);
  expect(personCount).toBe(2);
  expect(heaviestList).toEqual([
    expect.objectContaining({ id: 'anna', subjectCount: 2, minutes: 2, inList: ['one'] }),
  ]);
});

test('without anybody there is nothing to say', () => {
  expect(loadOf([])).toEqual({ personCount: 0, usualMinutes: 0, heaviestList: [] });
});

test('at most ten are named, and nobody asked for longer is left out', () => {
  const lists = fc.array(
    fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { minLength: 1, maxLength: 12 }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(lists, (raters) => {
      const { heaviestList } = loadOf(
        raters.map((ids, at) => [`${at}`, asking([`subject ${at}`], ids)] as const),
      );
      const counts = new Map<string, number>();
      for (const id of raters.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
      const several = [...counts.values()].filter((count) => count > 1).sort((a, b) => b - a);
      expect(heaviestList.map(({ subjectCount }) => subjectCount)).toEqual(
        several.slice(0, mostHeavy),
      );
    }),
  );
});
