import { expect, test } from 'vitest';
import { seeded } from '#app/demo/server/random.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import { englishComments } from './english.ts';
import { commentPicker, openQuestions } from './pick.ts';
import { russianComments } from './russian.ts';

test.each([
  ['Russian', russianComments],
  ['English', englishComments],
])('there is plenty to say in %s, each but once', (_, comments) => {
  const all = openQuestions.flatMap((question) => Object.values(comments[question]).flat());
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
});

test('nobody repeats what was said in the questionary, and rather not what was said last year', () => {
  const said = new Map();
  const year = () => {
    const pick = commentPicker(russianComments, said, seeded(1));
    return Array.from({ length: 6 }, () => pick('one', 'colleague', 0));
  };
  const [first, second] = [year(), year()];
  expect(new Set([...first, ...second]).size).toBe(12);
  const third = year();
  expect(new Set(third).size).toBe(6);
});

test('the person who comes when everything is said says nothing', () => {
  const pick = commentPicker(russianComments, new Map(), seeded(1));
  for (const type of reviewerRoles) {
    const all = russianComments.stop[type];
    const picked = all.map(() => pick('one', type, 2));
    expect(picked.toSorted()).toEqual([...all].sort());
    expect(pick('two', type, 2)).toBe('');
  }
});
