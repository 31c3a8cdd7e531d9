import { expect, test } from 'vitest';
import { isOfManyTenants, issuerOf } from './sso-presets.ts';

const tenant = '11111111-2222-4333-8444-555555555555';

test.each([
  ['keycloak', 'https://sso.example.ru/realms/staff/', 'https://sso.example.ru/realms/staff'],
  ['custom', 'https://sso.example.ru/.well-known/openid-configuration', 'https://sso.example.ru'],
  ['entra', tenant.toUpperCase(), `https://login.microsoftonline.com/${tenant}/v2.0`],
  ['google', '', 'https://accounts.google.com'],
] as const)('%s from %s', (preset, typed, issuer) => {
  expect(issuerOf(preset, typed)).toBe(issuer);
});

test.each([
  'sso.example.ru',
  'ftp://sso.example.ru',
  'https://a:b@sso.example.ru',
  'https://sso.example.ru/?a=b',
  'https://sso.example.ru/#a',
  '',
])('%s is no issuer', (typed) => {
  expect(issuerOf('custom', typed)).toBeUndefined();
});

test.each(['common', 'organizations', 'consumers', ''])('Entra’s “%s” is everybody’s', (name) => {
  expect(isOfManyTenants(`https://login.microsoftonline.com/${name}/v2.0`)).toBe(true);
  expect(isOfManyTenants(`https://login.microsoftonline.com/${tenant}/v2.0`)).toBe(false);
  expect(isOfManyTenants(`https://sso.example.ru/realms/${name}`)).toBe(false);
});
