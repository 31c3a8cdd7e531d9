import { expect, test } from 'vitest';
import type { Locale } from '#platform/texts/t.ts';
import { fullName, loggedName, shortName } from './names.ts';

const arthur = { lastName: 'King', firstName: 'Arthur', middleName: 'Llewelyn' };

test.each<[Locale, string, string]>([
  ['en', 'Arthur King', 'Arthur Llewelyn King'],
  ['ru', 'King Arthur', 'King Arthur Llewelyn'],
])('a name follows its reader: %s', (locale, short, full) => {
  expect(shortName(arthur, locale)).toBe(short);
  expect(fullName(arthur, locale)).toBe(full);
});

test.each<[Locale, string]>([
  ['en', 'Arthur King'],
  ['ru', 'King Arthur'],
])('nothing stands where no middle name is: %s', (locale, name) => {
  for (const middleName of [null, undefined, ''])
    expect(fullName({ ...arthur, middleName }, locale)).toBe(name);
});

test('the activity log has one order', () => {
  expect(loggedName(arthur)).toBe('King Arthur');
});
