import { expect, test } from 'vitest';
import { newCode, readCode, spokenCode } from './code.ts';

test('a code is eight signs, each as likely as another', () => {
  const all = Array.from({ length: 32 }, (_, at) => newCode(new Uint8Array(8).fill(at + 224)));
  expect(new Set(all).size).toBe(32);
  expect(all.join('')).not.toMatch(/[^0-9A-HJKMNP-TV-Z]/);
  expect(newCode()).toMatch(/^[0-9A-Z]{8}$/);
  expect(spokenCode('K7QM2XWD')).toBe('K7QM-2XWD');
});

test.each([
  ['k7qm-2xwd', 'K7QM2XWD'],
  [' K7QM 2XWD ', 'K7QM2XWD'],
  ['oil0-uuuu', '0110VVVV'],
  // A Russian keyboard's letters that look the same.
  ['авек-мнрс', 'ABEKMHPC'],
  ['ТУХО—1234', 'TYX01234'],
])('%s is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each(['', 'K7QM2XW', 'K7QM2XWDA', 'K7QM2XWЯ', 'K7QM2XW!'])('%s is none', (typed) => {
  expect(readCode(typed)).toBeUndefined();
});
