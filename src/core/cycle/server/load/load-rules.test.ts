import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenOut } from './load-rules.ts';

const loadsOf = (raterIds: readonly string[]) =>
  new Map([...new Set(raterIds)].map((id) => [id, raterIds.filter((one) => one === id).length]));

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
