import { expect, test } from 'vitest';
import { dayIn } from './today.ts';

test('what day it is depends on where', () => {
  const late = new Date('2026-06-15T22:30:00Z');
  expect([dayIn('Europe/Moscow', late), dayIn('UTC', late)]).toEqual(['2026-06-16', '2026-06-15']);
});
