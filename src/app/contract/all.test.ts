import { expect, test } from 'vitest';
import { endpoints } from './all.ts';

test('every call that a personal link opens is marked as the raters’', () => {
  const invited = endpoints.filter(({ access }) => typeof access === 'object');
  expect(invited.length).toBeGreaterThan(2);
  expect(invited.filter(({ ofRaters }) => !ofRaters)).toEqual([]);
});
