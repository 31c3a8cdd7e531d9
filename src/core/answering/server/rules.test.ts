import { describe, expect, test } from 'vitest';
import type { AssignmentStatus, QuestionaryStatus } from '#platform/contract/rules/methods.ts';
import { closedIds, daysIn, linkState, takesAnswers } from './rules.ts';

const now = new Date('2026-06-20T09:00:00Z');
const dates = { dateStart: '2026-06-15', dateEnd: '2026-06-30' };
const rowsOf = (questionaryStatus: QuestionaryStatus, statuses: AssignmentStatus[], id = 'q') =>
  statuses.map((status) => ({ ...dates, questionaryId: id, questionaryStatus, status }));

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
  expect(linkState(rowsOf(status, statuses), { now, today, lateDay: today })).toBe(state);
});

test.each<[AssignmentStatus, string, boolean]>([
  ['in_work', '2026-06-30T21:29:59Z', true],
  ['in_work', '2026-06-30T21:30:00Z', false],
  ['no_progress', '2026-06-30T20:59:59Z', true],
  ['no_progress', '2026-06-30T21:00:00Z', false],
  ['in_work', '2026-06-14T21:00:00Z', true],
])('%s at %s may be answered: %s', (status, now, taken) => {
  const row = { ...dates, status, questionaryStatus: 'inwork' } as const;
  expect(takesAnswers(row, daysIn('Europe/Moscow', new Date(now)))).toBe(taken);
});

test('a link still opens late if one of its assignments was begun in time', () => {
  const late = { now, today: '2026-07-01', lateDay: '2026-06-30' };
  expect(linkState(rowsOf('inwork', ['no_progress', 'in_work']), late)).toBe('open');
  expect(linkState(rowsOf('inwork', ['no_progress', 'done']), late)).toBe('ended');
});

describe('a link of several questionaries', () => {
  const days = { now, today: '2026-06-20', lateDay: '2026-06-20' };
  const answered = rowsOf('inwork', ['done'], 'answered');

  test('is open while one of them is', () => {
    expect(linkState([...answered, ...rowsOf('inwork', ['no_progress'])], days)).toBe('open');
  });

  test('tells of what is in work, or else of what was last', () => {
    const missed = rowsOf('done', ['no_progress'], 'missed');
    expect(linkState([...answered, ...missed], days)).toBe('answered');
    expect(linkState([...missed, ...rowsOf('done', ['done'], 'old')], days)).toBe('ended');
  });

  test('tells of the next one where one is answered and another has not begun', () => {
    const ahead = rowsOf('inwork', ['no_progress']).map((row) => ({
      ...row,
      dateStart: '2026-06-21',
    }));
    expect(linkState([...ahead, ...answered], days)).toBe('notStarted');
  });

  test('names those that take no more answers', () => {
    const rows = [
      ...rowsOf('inwork', ['done', 'no_progress'], 'half'),
      ...answered,
      ...rowsOf('archived', ['no_progress'], 'over'),
    ];
    expect(closedIds(rows)).toEqual(['answered', 'over']);
  });
});
