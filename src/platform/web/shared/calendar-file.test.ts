import { expect, it } from 'vitest';
import { type CalendarEvent, calendarOf } from './calendar-file.ts';

const now = new Date('2026-11-30T09:05:07.123Z');
const lines = (event: Partial<CalendarEvent>) =>
  calendarOf([{ title: 'Ответить', day: '2026-12-05', address: 'https://a.ru/b', ...event }], now)
    .replace(/UID:.*/, 'UID:1')
    .split('\r\n');

it('is a whole day, or an hour on the clock of whoever opens it', () => {
  expect(lines({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//otsenka-360//calendar//EN',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20261130T090507Z',
    'DTSTART;VALUE=DATE:20261205',
    'SUMMARY:Ответить',
    'DESCRIPTION:https://a.ru/b',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(lines({ time: '10:30' })).toEqual(
    expect.arrayContaining(['DTSTART:20261205T103000', 'DURATION:PT1H']),
  );
});

it('keeps signs that mean something in the format, and no line breaks of a name', () => {
  expect(lines({ title: 'A, B; C\\D\r\nEND:VEVENT' })).toContain(
    'SUMMARY:A\\, B\\; C\\\\D END:VEVENT',
  );
});

it('folds what is longer than 75 bytes, between letters', () => {
  const title = 'Ответить на вопросы оценки о людях, которых вы знаете 🙂';
  const written = lines({ title }).join('\r\n');
  const parts = written.slice(written.indexOf('SUMMARY')).split('\r\nDESC')[0]?.split('\r\n') ?? [];
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(
    `SUMMARY:${title.replace(',', '\\,')}`,
  );
});
