import { expect, it } from 'vitest';
import { rowState } from './row-state.ts';

it.each([
  ['no_progress', true, 'start'],
  ['in_work', true, 'continue'],
  ['done', true, 'done'],
  ['done', false, 'done'],
  ['no_progress', false, 'missed'],
  ['in_work', false, 'unfinished'],
] as const)('%s, active %s: %s', (status, isActive, state) => {
  expect(rowState({ status, isActive, isAhead: false })).toBe(state);
});

it('tells what has not begun from what was missed', () => {
  expect(rowState({ status: 'no_progress', isActive: false, isAhead: true })).toBe('notStarted');
});
