import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { issuesOf } from '#platform/contract/call/issues.ts';
import { checkPassword, newPasswordForm } from './password.ts';

const failing = (password: string, confirmPassword = password) =>
  checkPassword({ password, confirmPassword })
    .filter(({ passes }) => !passes)
    .map(({ rule }) => rule);

test.each([
  ['Right-360', []],
  ['A!345678', []],
  ['A!34567', ['minLength']],
  ['a!345678', ['containsUppercase']],
  ['A2345678', ['containsSpecial']],
  ['Пароль-360!', ['containsLatin', 'containsUppercase']],
  ['Right-360 ', ['containsLatin']],
  ['Right-360é', ['containsLatin']],
  ['', ['containsLatin', 'minLength', 'containsSpecial', 'containsUppercase', 'sameAsPassword']],
])('%j fails %j', (password, rules) => expect(failing(password)).toEqual(rules));

test('every special character of the specification is allowed', () => {
  for (const sign of '!"#$%&\'()*+,-./:;<>?=@[]\\^`{|}~_') {
    expect([sign, failing(`Abcdefg1${sign}`)]).toEqual([sign, []]);
  }
});

const issues = (password: string, confirmPassword: string) => {
  const parsed = z.safeParse(newPasswordForm, { password, confirmPassword }, { reportInput: true });
  return parsed.success ? [] : issuesOf(parsed.error).map(({ path, key }) => `${path} ${key}`);
};

test('names everything that is wrong, at each field', () => {
  expect(issues('Right-360', 'Right-360')).toEqual([]);
  expect(issues('', '')).toEqual([
    'password validation.required',
    'confirmPassword validation.required',
  ]);
  expect(issues('пароль', 'пароль')).toEqual([
    'password validation.password.containsLatin',
    'password validation.password.minLength',
    'password validation.password.containsSpecial',
    'password validation.password.containsUppercase',
  ]);
  expect(issues('Right-360', 'Right-361')).toEqual([
    'confirmPassword validation.password.sameAsPassword',
  ]);
  const longest = `Right-${'3'.repeat(122)}`;
  expect(issues(longest, longest)).toEqual([]);
  expect(issues(`${longest}3`, `${longest}3`)).toEqual(['password validation.tooLong']);
  expect(issues('short', 'other')).toContain('confirmPassword validation.password.sameAsPassword');
});
