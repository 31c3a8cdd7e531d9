import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const email = 'anna.petrova@example.ru';
const reason = (password: string) => weaknessOf(password, email)?.split('.').at(-1);

test.each(['Password!', 'Qwerty123!', '#Qwerty123!#', 'P@ssw0rd', 'Aaaaaaa!', '!!!!!!!A'])(
  '%s is too easy to guess',
  (password) => {
    expect(reason(password)).toBe('common');
  },
);

test.each([
  'Summer2026!',
  'Winter-2025',
  'Leto2026!',
  'Ktnj2026!',
  'December_31',
  'Monday#Friday1',
  'Asdfgh-2026',
  'Йцукен2026!',
  'Example2026!',
])('%s is made from a pattern', (password) => {
  expect(reason(password)).toBe('common');
});

test.each(['Anna.Petrova@example.ru', 'Anna.Petrova', 'ANNA.PETROVA!'])(
  '%s is the own e-mail',
  (password) => {
    expect(reason(password)).toBe('ownEmail');
  },
);

test.each([
  'Correct-360!',
  'Demo-360!',
  'Annas.Kettle-7',
  'Password-of-Anna-12',
  'Summer-in-Riga-26',
  'Zima.na.dache7',
])('%s is taken', (password) => {
  expect(reason(password)).toBeUndefined();
});
