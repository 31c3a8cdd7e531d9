import { expect, test } from 'vitest';
import type { QuestionaryStatus } from '#contract/rules/methods.ts';
import type { AssignmentStatus } from '#contract/testing.ts';
import { daysIn, linkState, takesAnswers } from './rules.ts';

const now = new Date('2026-06-20T09:00:00Z');
const term = (status: QuestionaryStatus) => ({
  status,
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
});

test.each<[QuestionaryStatus, string, AssignmentStatus[], ReturnType<typeof linkState>]>([
  ['inwork', '2026-06-20', ['no_progress'], 'open'],
  ['inwork', '2026-06-20', ['done', 'in_work'], 'open'],
  ['inwork', '2026-06-20', ['done', 'done'], 'answered'],
  ['done', '2026-06-20', ['done'], 'answered'],
  ['done', '2026-07-01', ['in_work'], 'ended'],
  ['archived', '2026-06-20', ['no_progress'], 'ended'],
  ['inwork', '2026-07-01', ['no_progress'], 'ended'],
  ['inwork', '2026-06-01', ['no_progress'], 'notStarted'],
])('a link of %s on %s with %j is %s', (status, today, statuses, state) => {
  expect(linkState(term(status), statuses, { now, today, lateDay: today })).toBe(state);
});

test.each<[AssignmentStatus, string, boolean]>([
  ['in_work', '2026-06-30T21:29:59Z', true],
  ['in_work', '2026-06-30T21:30:00Z', false],
  ['no_progress', '2026-06-30T20:59:59Z', true],
  ['no_progress', '2026-06-30T21:00:00Z', false],
  ['in_work', '2026-06-14T21:00:00Z', true],
])('%s at %s may be answered: %s', (status, now, taken) => {
  const row = { ...term('inwork'), status, questionaryStatus: 'inwork' } as const;
  expect(takesAnswers(row, daysIn('Europe/Moscow', new Date(now)))).toBe(taken);
});

test('a link still opens late if one of its assignments was begun in time', () => {
  const late = { now, today: '2026-07-01', lateDay: '2026-06-30' };
  expect(linkState(term('inwork'), ['no_progress', 'in_work'], late)).toBe('open');
  expect(linkState(term('inwork'), ['no_progress', 'done'], late)).toBe('ended');
});
