import { expect, test } from 'vitest';
import { type Candidate, domainOf, isOfCompany, whoIsIt } from './who.ts';

const anna: Candidate = {
  membershipId: 'anna',
  employeeId: 'a',
  isDisabled: false,
  hasLeft: false,
  isBound: false,
};
const said = { email: 'anna@example.ru', isEmailVerified: true };
const domains = ['example.ru', 'xn--80aqfkl.xn--p1ai'];
const ask = (given: Partial<typeof said>, found: Candidate | undefined = anna, bound?: Candidate) =>
  whoIsIt({ ...said, ...given }, { bound, found, domains });

test('the e-mail finds a person the first time, and a new user for an employee', () => {
  expect(ask({})).toEqual({ is: anna, isNew: true });
  const employee = { ...anna, membershipId: null };
  expect(ask({}, employee)).toEqual({ is: employee, isNew: true });
});

test('from then on only the subject does, whatever the e-mail has become', () => {
  const bound = { ...anna, isBound: true };
  const other = { ...anna, membershipId: 'other' };
  for (const email of ['other@example.ru', 'anna@elsewhere.example', '']) {
    expect(ask({ email, isEmailVerified: false }, other, bound)).toEqual({
      is: bound,
      isNew: false,
    });
  }
});

test.each([
  ['no e-mail', { email: '' }, anna, 'noEmail'],
  ['an e-mail of a domain that is not proven', { email: 'anna@mail.ru' }, anna, 'otherDomain'],
  ['one of a part of it', { email: 'anna@x.example.ru' }, anna, 'otherDomain'],
  ['an e-mail that is not verified', { isEmailVerified: false }, anna, 'unverified'],
  ['nobody', {}, undefined, 'unknown'],
  ['somebody who comes as another identity', {}, { ...anna, isBound: true }, 'otherIdentity'],
  ['somebody who has left', {}, { ...anna, hasLeft: true, isDisabled: true }, 'left'],
  ['somebody who may not sign in', {}, { ...anna, isDisabled: true }, 'disabled'],
] as const)('%s is refused', (_, given, found, refusal) => {
  const answer = whoIsIt({ ...said, ...given }, { bound: undefined, found, domains });
  expect(answer).toEqual({ refusal });
});

test('who has left comes in by no identity of before', () => {
  expect(ask({}, undefined, { ...anna, hasLeft: true })).toEqual({ refusal: 'left' });
});

test('domains are compared as the network knows them', () => {
  expect(domainOf('a@завод.рф')).toBe(domainOf('a@xn--80aegj1b.xn--p1ai'));
  expect(domainOf('"a@b"@example.ru')).toBe('example.ru');
});

test('whom Google and Entra would let in from elsewhere is none of the company', () => {
  const issuer = 'https://login.microsoftonline.com/11111111-1111-1111-1111-111111111111/v2.0';
  const entra = { preset: 'entra', issuer, domains } as const;
  const google = { preset: 'google', issuer: 'https://accounts.google.com', domains } as const;
  expect(isOfCompany({ tid: '11111111-1111-1111-1111-111111111111' }, entra)).toBe(true);
  expect(isOfCompany({ tid: '22222222-2222-2222-2222-222222222222' }, entra)).toBe(false);
  expect(isOfCompany({ tid: '' }, entra)).toBe(false);
  expect(isOfCompany({}, entra)).toBe(false);
  expect(isOfCompany({ hd: 'example.ru' }, google)).toBe(true);
  expect(isOfCompany({ hd: 'mail.ru' }, google)).toBe(false);
  expect(isOfCompany({}, google)).toBe(false);
  expect(isOfCompany({}, { preset: 'custom', issuer: 'x', domains })).toBe(true);
});
