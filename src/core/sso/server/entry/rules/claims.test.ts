import { expect, test } from 'vitest';
import { type Claims, provesByTwo, type Reading, readClaims } from './claims.ts';

const reading: Reading = {
  preset: 'keycloak',
  claimNames: { email: 'email', name: 'name', groups: 'groups' },
  trustsFactor: true,
};
const read = (claims: Claims, given: Partial<Reading> = {}) =>
  readClaims({ sub: 's', ...claims }, { ...reading, ...given });

test('people are known by what never changes there', () => {
  const claims = { sub: 'of this app', tid: 'tenant', oid: 'person' };
  expect(read(claims).subject).toBe('of this app');
  expect(read(claims, { preset: 'entra' }).subject).toBe('tenant.person');
  expect(read({ sub: 's', tid: 'tenant' }, { preset: 'entra' }).subject).toBe('s');
});

test('an e-mail is taken as accounts have it, from the claim that the company names', () => {
  expect(read({ email: ' Anna@Example.RU ' }).email).toBe('anna@example.ru');
  expect(read({ email: 'anna@xn--e1aybc.xn--p1ai' }).email).toBe('anna@тест.рф');
  expect(read({ email: 1 }).email).toBeNull();
  expect(read({ upn: 'anna@example.ru' }).email).toBeNull();
  const claimNames = { ...reading.claimNames, email: 'upn' };
  expect(read({ upn: 'anna@example.ru' }, { claimNames }).email).toBe('anna@example.ru');
});

test.each([
  [undefined, true],
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [null, false],
  [0, false],
  [1, false],
  ['no', false],
  ['', false],
])('email_verified %s: %s', (email_verified, verified) => {
  expect(read({ email_verified }).isEmailVerified).toBe(verified);
});

test.each<[string, Claims, string[] | null]>([
  ['a list', { groups: ['hr', 'all'] }, ['hr', 'all']],
  ['one value', { groups: 'hr' }, ['hr']],
  ['an empty list, which says that there are none', { groups: [] }, []],
  ['nothing', {}, null],
  ['something else', { groups: [{ id: 1 }] }, null],
  ['elsewhere', { _claim_names: { groups: 'src1' }, groups: ['hr'] }, null],
  ['too many to be told', { hasgroups: true }, null],
])('groups: %s', (_, claims, groups) => {
  expect(read(claims).groups).toEqual(groups);
});

test.each<[Claims, boolean]>([
  [{ amr: ['pwd'] }, false],
  [{ amr: ['otp'] }, false],
  [{ amr: ['pwd', 'pin'] }, false],
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['hwk', 'fpt'] }, true],
  [{ amr: ['mfa'] }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ acr: '1' }, false],
  [{}, false],
])('two kinds of proof: %j is %s', (claims, isTwo) => {
  expect(provesByTwo(claims)).toBe(isTwo);
  expect(read(claims).hasFactor).toBe(isTwo);
  expect(read(claims, { trustsFactor: false }).hasFactor).toBe(false);
});
