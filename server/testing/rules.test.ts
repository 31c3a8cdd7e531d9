import { expect, test } from 'vitest';
import type { QuestionaryStatus } from '#contract/rules/methods.ts';
import type { AssignmentStatus } from '#contract/testing.ts';
import { isOpen } from '#server/invitation/rules.ts';
import { makeInvitationToken, readInvitationToken } from '#server/invitation/token.ts';
import { daysIn, linkState, takesAnswers } from './rules.ts';

const term = (status: QuestionaryStatus) => ({
  status,
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
});

test.each<[QuestionaryStatus, string, boolean]>([
  ['inwork', '2026-06-14', false],
  ['inwork', '2026-06-15', true],
  ['inwork', '2026-06-30', true],
  ['inwork', '2026-07-01', false],
  ['created', '2026-06-20', false],
  ['done', '2026-06-20', false],
  ['archived', '2026-06-20', false],
])('%s on %s takes answers: %s', (status, today, open) => {
  expect(isOpen(term(status), today)).toBe(open);
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
  expect(linkState(term(status), statuses, { today, lateDay: today })).toBe(state);
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

test('a link opens late for as long as one of its people was begun in time', () => {
  const late = { today: '2026-07-01', lateDay: '2026-06-30' };
  expect(linkState(term('inwork'), ['no_progress', 'in_work'], late)).toBe('open');
  expect(linkState(term('inwork'), ['no_progress', 'done'], late)).toBe('ended');
});

test('an invitation token names its brand and is new each time', () => {
  const brandId = crypto.randomUUID();
  const made = makeInvitationToken(brandId);
  expect(readInvitationToken(made.token)).toEqual({ brandId, tokenHash: made.tokenHash });
  expect(makeInvitationToken(brandId).token).not.toBe(made.token);
  expect(made.token).not.toContain(made.tokenHash);
});

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(22)}.`, `${'!'.repeat(22)}.${'a'.repeat(43)}`])(
  'is none: %j',
  (token) => expect(readInvitationToken(token)).toBeNull(),
);
