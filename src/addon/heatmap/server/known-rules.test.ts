import { describe, expect, test } from 'vitest';
import type { Addition } from './figures-rules.ts';
import { stepsBeside } from './known-rules.ts';

/** A step of the departments: what these people add, who are in no step of a job title. */
const stepOf = (row: string, people: string, { nth = 0, sum = 0 } = {}): Addition => ({
  side: 'subdivision',
  row,
  nth,
  threshold: 3,
  personIds: [...people],
  reports: [...people].map((personId) => ({
    personId,
    questionaryId: 'q',
    cycleId: null,
    leaderId: null,
    places: { subdivision: row, position: null },
  })),
  sum,
  peopleCount: nth === 0 ? people.length : 0,
});

const told = (known: string, ...steps: Addition[]) => wordsOf(stepsBeside(steps, new Set(known)));
const wordsOf = (list: ReturnType<typeof stepsBeside>) =>
  list.map(({ step: { row, nth, personIds, sum, peopleCount } }) => [
    `${row}${nth}`,
    personIds.join(''),
    sum,
    peopleCount,
  ]);

describe('what a director is told who knows some people', () => {
  const first = stepOf('A', 'abc', { sum: 9 });
  const second = stepOf('A', 'defg', { sum: 16 });

  test('is all of it where nobody is known', () => {
    expect(told('', first, second)).toEqual([
      ['A0', 'abc', 9, 3],
      ['A0', 'defg', 16, 4],
    ]);
  });

  test('is less where too few are left: they wait for the next of their row and are one with those', () => {
    expect(told('a', first)).toEqual([]);
    expect(told('a', first, stepOf('B', 'hij'))).toEqual([['B0', 'hij', 0, 3]]);
    expect(told('a', first, second)).toEqual([['A0', 'abcdefg', 25, 7]]);
  });

  test('has the known people’s own marks in it, all of whom are told at once', () => {
    expect(told('abc', first)).toEqual([['A0', 'abc', 9, 3]]);
  });

  test('has a second mark only once the first one is told, and never as a further person', () => {
    const later = stepOf('A', 'abcd', { nth: 1, sum: 2 });
    expect(told('a', first, later)).toEqual([]);
    expect(told('a', first, later, second)).toEqual([
      ['A0', 'abcdefg', 25, 7],
      ['A1', 'abcd', 2, 0],
    ]);
    expect(told('ab', first, stepOf('A', 'bcde', { nth: 1 }))).toEqual([]);
  });

  test('stays as it was told, and goes on from there, whomever they know by now', () => {
    const third = stepOf('A', 'hij', { sum: 6 });
    const steps = [first, second, third];
    const before = stepsBeside([first], new Set()).map(({ numbers }) => numbers);
    expect(wordsOf(stepsBeside(steps, new Set('ab'), before))).toEqual([
      ['A0', 'abc', 9, 3],
      ['A0', 'defg', 16, 4],
      ['A0', 'hij', 6, 3],
    ]);
    const asOne = stepsBeside([first, second], new Set('a')).map(({ numbers }) => numbers);
    expect(asOne).toEqual([[0, 1]]);
    expect(wordsOf(stepsBeside(steps, new Set('adh'), asOne))).toEqual([['A0', 'abcdefg', 25, 7]]);
  });
});
