import { expect, test } from 'vitest';
import type { SmallGroups } from '#platform/contract/rules/methods.ts';
import { previewInterim, type RoleStanding } from './interim-rules.ts';

type Given = Partial<RoleStanding>;
const standing = (given: Given): RoleStanding => ({
  asked: 0,
  answered: 0,
  uncounted: 0,
  uncountedAnswered: 0,
  shown: 0,
  uncountedShown: 0,
  ...given,
});
const letters = { colleague: 'c', customer: 'u', subordinate: 's' };
/** Such as `c5/10 shown`, `s2/5 few 1` (one is missing), `s0/2 nothing lost 2`. */
const said = (roles: [Given, Given, Given], smallGroups: SmallGroups = 'joined', threshold = 3) => {
  const [colleague, customer, subordinate] = roles.map(standing);
  return previewInterim(
    { colleague: colleague!, customer: customer!, subordinate: subordinate! },
    { threshold, smallGroups },
  ).map(({ type, asked, answered, becomes, missing, lost }) =>
    [
      `${letters[type]}${answered}/${asked}`,
      becomes,
      ...(missing > 0 ? [missing] : []),
      ...(lost > 0 ? [`lost ${lost}`] : []),
    ].join(' '),
  );
};
const of = (answered: number, asked: number, given: Given = {}) => ({ asked, answered, ...given });

test.each<[string, [Given, Given, Given], string[]]>([
  ['half of ten', [of(5, 10), {}, {}], ['c5/10 shown']],
  ['one less than half', [of(4, 10), {}, {}], ['c4/10 few 1']],
  ['nobody yet', [of(0, 5), {}, {}], ['c0/5 nothing']],
  ['all of three', [of(3, 3), {}, {}], ['c3/3 shown']],
  ['two left, who could never be a group', [of(3, 5), {}, {}], ['c3/5 few 2']],
  ['three left', [of(3, 6), {}, {}], ['c3/6 shown']],
  ['too small a role', [of(2, 2), {}, {}], ['c2/2 never']],
  [
    'who does not count weighs nothing',
    [of(4, 8, { uncounted: 1, uncountedAnswered: 1 }), {}, {}],
    ['c4/8 few 1'],
  ],
  ['all were shown before', [of(5, 10, { shown: 5 }), {}, {}], ['c5/10 nothing']],
  ['the later half', [of(10, 10, { shown: 5 }), {}, {}], ['c10/10 shown']],
  ['of the later half too few', [of(9, 10, { shown: 5 }), {}, {}], ['c9/10 few 1']],
  [
    'who was allowed for before weighs nothing twice',
    [of(10, 10, { shown: 5, uncounted: 1, uncountedAnswered: 1, uncountedShown: 1 }), {}, {}],
    ['c10/10 shown'],
  ],
])('%s: %j', (_, roles, preview) => {
  expect(said(roles)).toEqual(preview);
});

test.each<[string, [Given, Given, Given], string[]]>([
  [
    'a small role has nobody left to join',
    [of(4, 4), {}, of(1, 2)],
    ['c4/4 shown', 's1/2 never lost 2'],
  ],
  [
    'late ones enough for a group of their own take it in',
    [of(5, 10), {}, of(1, 2)],
    ['c5/10 shown', 's1/2 never'],
  ],
  [
    'another large role is still to come',
    [of(4, 4), of(1, 4), of(1, 2)],
    ['c4/4 shown', 'u1/4 few 3', 's1/2 never'],
  ],
  [
    'two small ones have each other',
    [of(4, 4), of(1, 1), of(2, 2)],
    ['c4/4 shown', 'u1/1 never', 's2/2 never'],
  ],
  [
    'it was lost by an earlier one',
    [of(4, 4, { shown: 4 }), {}, of(1, 2)],
    ['c4/4 nothing', 's1/2 never'],
  ],
  ['nothing is shown, nothing is lost', [of(2, 4), {}, of(1, 2)], ['c2/4 few 2', 's1/2 never']],
])('what it costs: %s', (_, roles, preview) => {
  expect(said(roles)).toEqual(preview);
});

test('where small roles are left out anyway, an interim report costs them nothing', () => {
  expect(said([of(4, 4), {}, of(1, 2)], 'leftOut')).toEqual(['c4/4 shown', 's1/2 never']);
});
