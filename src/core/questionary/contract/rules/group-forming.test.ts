import { expect, test } from 'vitest';
import type { SmallGroups } from '#platform/contract/rules/methods.ts';
import { type CountsByRole, type FormedGroup, formGroups } from './group-forming.ts';

type Given = number | { fresh: number; uncounted?: number; asked?: number; open?: number };
/** Colleagues, customers, subordinates; a number stands for as many who all answered and count. */
const countsOf = (...given: [Given, Given, Given]): CountsByRole => {
  const one = (each: Given) => {
    const {
      fresh,
      uncounted = 0,
      open = 0,
      asked = fresh + open,
    } = typeof each === 'number' ? { fresh: each } : each;
    return { fresh, uncounted, asked, open };
  };
  const [colleague, customer, subordinate] = given;
  return { colleague: one(colleague), customer: one(customer), subordinate: one(subordinate) };
};
const letters = { colleague: 'c', customer: 'u', subordinate: 's' };
/** Such as `c5 us4`: the groups with their weights. */
const said = (counts: CountsByRole, smallGroups: SmallGroups, final = true, threshold = 3) =>
  formGroups(counts, { threshold, smallGroups, final })
    .map(({ types, weight }) => types.map((type) => letters[type]).join('') + weight)
    .join(' ');

test.each<[string, [Given, Given, Given], string, string]>([
  ['nobody', [0, 0, 0], '', ''],
  ['each large enough', [5, 4, 3], 'c5 u4 s3', 'c5 u4 s3'],
  ['one small beside a large one', [5, 0, 2], 'cs7', 'c5'],
  ['one small joins the fewer', [5, 3, 2], 'c5 us5', 'c5 u3'],
  ['of equals the first', [4, 4, 2], 'cs6 u4', 'c4 u4'],
  ['two small reach it together, whatever is chosen', [5, 2, 2], 'c5 us4', 'c5 us4'],
  ['two small together are too few', [5, 1, 1], 'cus7', 'c5'],
  ['all small, together enough', [2, 1, 2], 'cus5', 'cus5'],
  ['all small, together too few', [1, 0, 1], '', ''],
  ['who does not count raises it', [{ fresh: 3, uncounted: 1 }, 0, 4], 'cs6', 's4'],
  ['more of them than sheets weigh nothing', [{ fresh: 1, uncounted: 2 }, 0, 4], 'cs4', 's4'],
])('final, %s: %j', (_, given, joined, leftOut) => {
  const counts = countsOf(...given);
  expect([said(counts, 'joined'), said(counts, 'leftOut')]).toEqual([joined, leftOut]);
});

test.each<[string, Given, string]>([
  ['half of those asked', { fresh: 5, open: 5 }, 'c5'],
  ['less than half', { fresh: 4, open: 5 }, ''],
  ['half rounded up', { fresh: 4, open: 3 }, 'c4'],
  ['one or two left behind', { fresh: 6, open: 2 }, ''],
  ['nobody left behind', { fresh: 3, open: 0 }, 'c3'],
  ['less than T', { fresh: 2, open: 0 }, ''],
  ['half of all asked, those in earlier groups too', { fresh: 3, open: 3, asked: 12 }, ''],
  ['half, of whom one does not count', { fresh: 5, uncounted: 1, open: 5 }, ''],
])('interim, %s: %j', (_, given, groups) => {
  expect(said(countsOf(given, 0, 2), 'joined', false)).toBe(groups);
});

test('no group ever weighs less than T, nobody stands in two, and none is without sheets', () => {
  const some: Given[] = [0, 1, 2, 3, 4].flatMap((fresh) =>
    [0, 1, 2].flatMap((uncounted) => [0, 2, 3].map((open) => ({ fresh, uncounted, open }))),
  );
  const wrong = some.flatMap((first) =>
    some.flatMap((second) =>
      [0, 2, 3].flatMap((third) => {
        const counts = countsOf(first, second, third);
        return [true, false].flatMap((final) =>
          (['joined', 'leftOut'] as const)
            .map((smallGroups) => formGroups(counts, { threshold: 3, smallGroups, final }))
            .filter((groups) => isWrong(groups, counts)),
        );
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

function isWrong(groups: readonly FormedGroup[], counts: CountsByRole): boolean {
  const types = groups.flatMap((group) => group.types);
  return (
    groups.some(({ weight }) => weight < 3) ||
    new Set(types).size < types.length ||
    types.some((type) => counts[type].fresh === 0)
  );
}
