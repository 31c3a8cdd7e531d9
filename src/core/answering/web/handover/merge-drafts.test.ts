import { expect, test } from 'vitest';
import type { Draft } from '#core/answering/web/draft/draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const draft = (sheetId: string, answers: Draft['answers']): Draft => ({
  sheetId,
  order: ['a', 'b', 'c', 'd'],
  at: 'd',
  answers,
});
const theirs = draft('theirs', { a: 1, b: 2 });
const own = draft('own', { b: 5, c: 'Да' });

test('what was handed over comes as it is where there is nothing', () => {
  expect(mergeDrafts(undefined, theirs, 'own')).toBe(theirs);
});

test('both are one sheet, and the person says whose answer stays', () => {
  const merged = { sheetId: 'theirs', order: theirs.order, at: 'd' };
  expect(mergeDrafts(own, theirs, 'theirs')).toEqual({
    ...merged,
    answers: { a: 1, b: 2, c: 'Да' },
  });
  expect(mergeDrafts(own, theirs, 'own')).toEqual({ ...merged, answers: { a: 1, b: 5, c: 'Да' } });
});
