import { expect, test } from 'vitest';
import { hearUnread, unread } from './unread.ts';

test('keeps the count', () => {
  hearUnread({ event: 'notification', data: JSON.stringify({ unreadCount: 4, typeList: [] }) });
  expect(unread.get()).toBe(4);
});

test('leaves aside a heartbeat and what a newer server says', () => {
  unread.set(2);
  hearUnread({});
  hearUnread({ event: 'progress', data: '{}' });
  expect(unread.get()).toBe(2);
});
