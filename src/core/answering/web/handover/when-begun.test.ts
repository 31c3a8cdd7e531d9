import { expect, test } from 'vitest';
import { tIn } from '#test/screen/screen.tsx';
import { spokenDay, spokenPlace } from './when-begun.ts';

const ru = { t: tIn('ru'), locale: 'ru' as const };
const en = { t: tIn('en'), locale: 'en' as const };

test.each([
  ['2026-06-16', 'сегодня', 'today'],
  // The company's day has begun, this device's not yet.
  ['2026-06-17', 'сегодня', 'today'],
  ['2026-06-15', 'вчера', 'yesterday'],
  ['2026-06-14', 'в воскресенье', 'on Sunday'],
  ['2026-06-10', 'в среду', 'on Wednesday'],
  ['2026-06-09', '9 июн. 2026', '9 Jun 2026'],
  [null, '', ''],
])('on Tuesday, 16 June, %s is “%s”', (day, russian, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(spokenDay({ day }, '2026-06-16', ru))).toBe(russian);
  expect(plain(spokenDay({ day }, '2026-06-16', en))).toBe(english);
});

test('where nobody knows the device it is another one', () => {
  expect(spokenPlace({ device: 'phone' }, ru)).toBe('на телефоне');
  expect(spokenPlace({ device: null }, ru)).toBe('на другом устройстве');
});
