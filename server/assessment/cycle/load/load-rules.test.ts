import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenOut, spread } from './load-rules.ts';

const none: ReadonlyMap<string, number> = new Map();
const loadsOf = (raterIds: readonly string[]) =>
  new Map([...new Set(raterIds)].map((id) => [id, raterIds.filter((one) => one === id).length]));

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

describe('lists that are evened out', () => {
  test('give the place of whoever stands on too many to whoever stands on fewest', () => {
    const lists = ['a', 'b', 'c'].map((subjectId) => ({
      subjectId,
      colleagues: ['x'],
      others: ['y', 'z'],
    }));
    expect(
      evenOut(
        lists,
        new Map([
          ['x', 3],
          ['y', 1],
        ]),
        1,
      ),
    ).toEqual([{ subjectId: 'a', fromId: 'x', toId: 'z' }]);
    expect(evenOut(lists, new Map([['x', 3]]), 2)).toEqual([
      { subjectId: 'a', fromId: 'x', toId: 'y' },
    ]);
  });

  test('stay as they are where nobody stands on too many', () => {
    const lists = [{ subjectId: 'a', colleagues: ['x'], others: ['y'] }];
    expect(evenOut(lists, new Map([['x', 2]]), 2)).toEqual([]);
  });

  test('of any kind keep their length, name nobody twice, and ask nobody who had room too much', () => {
    const people = [...'abcdefgh'];
    const lists = fc.uniqueArray(
      fc.record({
        subjectId: fc.constantFrom(...people),
        colleagues: fc.uniqueArray(fc.constantFrom(...people), { maxLength: 5 }),
      }),
      { selector: ({ subjectId }) => subjectId, maxLength: 8 },
    );
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 4 }), (drawn, perRater) => {
        const given = drawn.map(({ subjectId, colleagues }) => {
          const listed = colleagues.filter((id) => id !== subjectId);
          const others = people.filter((id) => id !== subjectId && !listed.includes(id));
          return { subjectId, colleagues: listed, others };
        });
        const loads = loadsOf(given.flatMap(({ colleagues }) => colleagues));
        const moves = evenOut(given, loads, perRater);
        const after = given.map(({ subjectId, colleagues }) => {
          const own = moves.filter((move) => move.subjectId === subjectId);
          const gone = own.map(({ fromId }) => fromId);
          expect(gone.every((id) => colleagues.includes(id))).toBe(true);
          const stand = [
            ...colleagues.filter((id) => !gone.includes(id)),
            ...own.map(({ toId }) => toId),
          ];
          expect(new Set(stand).size).toBe(colleagues.length);
          expect(stand).not.toContain(subjectId);
          const others = people.filter((id) => id !== subjectId && !stand.includes(id));
          return { subjectId, colleagues: stand, others };
        });
        const loadsAfter = loadsOf(after.flatMap(({ colleagues }) => colleagues));
        for (const [id, load] of loadsAfter) {
          expect(load).toBeLessThanOrEqual(Math.max(perRater, loads.get(id) ?? 0));
        }
        expect(evenOut(after, loadsAfter, perRater)).toEqual([]);
      }),
    );
  });
});
