import { describe, expect, test } from 'vitest';
import { addLoads, countHeavy, spread } from './spread.ts';

const none: ReadonlyMap<string, number> = new Map();

describe('lists that are filled', () => {
  test('get one each before any gets a second', () => {
    const offered = ['x', 'y', 'z'];
    const lists = ['a', 'b', 'c'].map((subjectId) => ({ subjectId, offered, room: 3 }));
    const given = spread(lists, none, 1);
    expect(given.map(({ subjectId, employeeId }) => subjectId + employeeId)).toEqual([
      'ax',
      'by',
      'cz',
    ]);
  });

  test('take all who are offered where nobody is asked too much, in turn and up to their room', () => {
    const lists = [
      { subjectId: 'a', offered: ['x', 'y', 'z'], room: 2 },
      { subjectId: 'b', offered: ['z', 'x'], room: 9 },
      { subjectId: 'c', offered: ['x'], room: 0 },
    ];
    const given = spread(lists, none, 10);
    const of = (id: string) =>
      given.filter(({ subjectId }) => subjectId === id).map((one) => one.employeeId);
    expect([of('a'), of('b'), of('c')]).toEqual([['x', 'y'], ['z', 'x'], []]);
  });

  test('count what people are asked elsewhere in the cycle', () => {
    const lists = [{ subjectId: 'a', offered: ['x', 'y'], room: 2 }];
    expect(spread(lists, new Map([['x', 3]]), 3).map((one) => one.employeeId)).toEqual(['y']);
  });
});

test('only colleagues are too much asked', () => {
  const raters = [
    { id: 'x', type: 'colleague' as const },
    { id: 'y', type: 'supervisor' as const },
    { id: 'x', type: 'customer' as const },
    { id: 'y', type: 'supervisor' as const },
  ];
  const loads = addLoads(
    none,
    raters.map(({ id }) => id),
  );
  expect([countHeavy(raters, loads, 1), countHeavy(raters, loads, 2)]).toEqual([1, 0]);
});
