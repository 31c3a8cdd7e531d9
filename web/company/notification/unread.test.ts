import { expect, test } from 'vitest';
import { hearUnread, unread } from './unread.ts';

const say = (typeList: string[]) =>
  hearUnread({
    event: 'notification',
    data: JSON.stringify({ unreadCount: 4, typeList }),
  });

test('keeps the count and names what is out of date', () => {
  expect(say(['reportReady', 'nextCreated'])).toEqual([
    'getReportList',
    'getReportGroup',
    'getEmployeeReports',
    'getQuestionaryList',
  ]);
  expect(unread.get()).toBe(4);
});

test('leaves aside a heartbeat and what a newer server says', () => {
  expect(hearUnread({})).toEqual([]);
  expect(hearUnread({ event: 'progress', data: '{}' })).toEqual([]);
  expect(say(['somethingNew'])).toEqual([]);
});
