import { expect, test } from 'vitest';
import { handoffAddress } from '#web/session/sign-in.ts';
import { tokenInAddress } from './handoff.ts';
import { loginAddress, needsNoAccount, rememberedAddress } from './remembered.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('a handoff token is found and the address is clean of it', () => {
  expect(tokenInAddress(at('/estimation/reports', '?year=2025&token=abc', '#top'))).toEqual({
    token: 'abc',
    cleaned: '/estimation/reports?year=2025#top',
  });
  expect(tokenInAddress(at('/', '?token=abc'))?.cleaned).toBe('/');
});

test.each([
  '/testing',
  '/testing/information',
  '/questionary/start',
  '/confirm',
  '/restore-password/x',
])('a token at %s is no handoff', (path) =>
  expect(tokenInAddress(at(path, '?token=abc'))).toBeUndefined(),
);

test('the brand’s own host gets the token, with a port of development', () => {
  expect(handoffAddress({ protocol: 'https:', port: '' }, 'hr.example.org', 'a b')).toBe(
    'https://hr.example.org/?token=a%20b',
  );
  expect(handoffAddress({ protocol: 'http:', port: '3000' }, 'hr.localhost', 't')).toBe(
    'http://hr.localhost:3000/?token=t',
  );
});

test('the sign-in screen remembers where to, and leads nowhere else', () => {
  const address = loginAddress(at('/estimation/reports', '?year=2025'));
  expect(rememberedAddress(new URL(address, 'http://x').search)).toBe(
    '/estimation/reports?year=2025',
  );
  expect(loginAddress(at('/'))).toBe('/login');
  expect(loginAddress(at('/login', '?redirect=%2Fa'))).toBe('/login?redirect=%2Fa');
  expect(rememberedAddress('?redirect=//evil.example')).toBe('/');
  expect(rememberedAddress('')).toBe('/');
});

test('without an account only invitations and the list of controls open', () => {
  expect(needsNoAccount(at('/testing', '?token=x'))).toBe(true);
  expect(needsNoAccount(at('/testing/information', '?questionaryId=x'))).toBe(false);
  expect(needsNoAccount(at('/ui-kit'))).toBe(true);
  expect(needsNoAccount(at('/estimation/reports', '?token=x'))).toBe(false);
});
