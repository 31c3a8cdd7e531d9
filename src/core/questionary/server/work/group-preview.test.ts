import { expect, test } from 'vitest';
import type { ReviewerRole, SmallGroups } from '#platform/contract/rules/methods.ts';
import { countOutcomes, type GroupFacts, previewGroups, previewRoles } from './group-preview.ts';

type Given = number | [asked: number, uncounted: number];
const raters = (...given: [Given, Given, Given]) => {
  const [colleague, customer, subordinate] = given.map((each) => {
    const [asked, uncounted] = typeof each === 'number' ? [each, 0] : each;
    return { asked, uncounted };
  });
  return { colleague: colleague!, customer: customer!, subordinate: subordinate! };
};
const letters = { colleague: 'c', customer: 'u', subordinate: 's' };
/**
 * Such as `c5/3 alone | s`: five colleagues stand alone from three answers on, with fewer they are shown
 * with the subordinates; `no`: in no number.
 */
const said = (given: ReturnType<typeof raters>, smallGroups: SmallGroups, threshold = 3) => {
  const words = (types: readonly (keyof typeof letters)[] | null) =>
    types === null ? 'no' : types.map((type) => letters[type]).join('') || 'alone';
  return previewRoles(given, { threshold, smallGroups }).map(
    ({ type, asked, needed, shownWith, below }) =>
      `${letters[type]}${asked}/${needed} ${words(shownWith)} | ${below.map(words).join(' ')}`,
  );
};

test.each<[string, [Given, Given, Given], string[], string[]]>([
  ['nobody', [0, 0, 0], [], []],
  ['one role alone', [5, 0, 0], ['c5/3 alone | no'], ['c5/3 alone | no']],
  [
    'two large roles: anybody who falls short joins the other, or is left out',
    [5, 0, 4],
    ['c5/3 alone | s', 's4/3 alone | c'],
    ['c5/3 alone | no', 's4/3 alone | no'],
  ],
  [
    'a small role beside a large one',
    [5, 0, 2],
    ['c5/3 s | s', 's2/3 c | c'],
    ['c5/3 alone | s', 's2/3 no | no'],
  ],
  [
    'two small roles are enough together, and either may lack it',
    [5, 1, 2],
    ['c5/3 alone | us', 'u1/3 s | s', 's2/3 u | u cu'],
    ['c5/3 alone | us', 'u1/3 s | s', 's2/3 u | u no'],
  ],
  [
    'who does not count raises it',
    [[5, 2], 0, 4],
    ['c5/5 alone | s', 's4/3 alone | c'],
    ['c5/5 alone | no', 's4/3 alone | no'],
  ],
  ['and where there is nobody else, too', [[5, 2], 0, 0], ['c5/5 alone | no'], ['c5/5 alone | no']],
  [
    'too few of anybody',
    [1, 0, 1],
    ['c1/3 no | no', 's1/3 no | no'],
    ['c1/3 no | no', 's1/3 no | no'],
  ],
])('%s: %j', (_, given, joined, leftOut) => {
  expect(said(raters(...given), 'joined')).toEqual(joined);
  expect(said(raters(...given), 'leftOut')).toEqual(leftOut);
});

const people = (type: ReviewerRole, ...ids: string[]) => ids.map((id) => ({ id, name: id, type }));
const facts = (given: Partial<GroupFacts> = {}): GroupFacts => ({
  method: '360',
  isAnonymous: true,
  anonymityThreshold: 3,
  smallGroups: 'joined',
  subjects: [{ id: 'anna' }],
  participants: [
    ...people('supervisor', 'boss'),
    ...people('colleague', 'a', 'b', 'c', 'd'),
    ...people('subordinate', 'x', 'y'),
  ],
  mayOpenReport: () => false,
  replacedIds: new Set(),
  renamedIds: new Set(),
  remadeIds: new Set(),
  newcomerIds: new Set(),
  ...given,
});

test('subjects with the same raters are told of once, the most first; nobody rates themself', () => {
  const previews = previewGroups(
    facts({
      subjects: [{ id: 'a' }, { id: 'anna' }, { id: 'boris' }],
      mayOpenReport: (id, subject) => id === 'b' && subject === 'boris',
    }),
  );
  expect(
    previews.map(({ subjectCount, roleList }) => [
      subjectCount,
      ...roleList.map(({ type, asked, uncounted }) => [type, asked, uncounted]),
    ]),
  ).toEqual([
    [1, ['colleague', 3, 0], ['subordinate', 2, 0]],
    [1, ['colleague', 4, 0], ['subordinate', 2, 0]],
    [1, ['colleague', 4, 1], ['subordinate', 2, 0]],
  ]);
  const [same] = previewGroups(facts({ subjects: [{ id: 'anna' }, { id: 'boris' }] }));
  expect(same?.subjectCount).toBe(2);
});

test.each<[string, Partial<GroupFacts>]>([
  ['a named questionary', { isAnonymous: false }],
  ['another method', { method: '180' }],
  ['a threshold of one', { anonymityThreshold: 1 }],
  ['no subjects', { subjects: [] }],
  ['nobody in an anonymous role', { participants: people('supervisor', 'boss') }],
])('%s has nothing to say', (_, given) => {
  expect(previewGroups(facts(given))).toEqual([]);
  expect(countOutcomes([facts(given)])).toEqual([]);
});

test('many questionaries are counted by role', () => {
  const large = facts({
    subjects: [{ id: 'boris' }, { id: 'clara' }],
    participants: people('colleague', 'a', 'b', 'c'),
  });
  const zero = { aloneCount: 0, combinedCount: 0, leftOutCount: 0 };
  expect(countOutcomes([facts(), facts({ smallGroups: 'leftOut' }), large])).toEqual([
    { ...zero, type: 'colleague', subjectCount: 4, aloneCount: 3, combinedCount: 1 },
    { ...zero, type: 'subordinate', subjectCount: 2, combinedCount: 1, leftOutCount: 1 },
  ]);
});
