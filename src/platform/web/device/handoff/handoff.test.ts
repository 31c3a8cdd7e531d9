import { expect, test } from 'vitest';
import { tokenInAddress } from './handoff.ts';
import { handoffAddress } from './handoff-address.ts';
import { loginAddress, needsNoAccount, rememberedAddress } from './remembered.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('a handoff token is found and the address is clean of it', () => {
  expect(tokenInAddress(at('/estimation/reports', '?year=2025&token=abc', '#top'))).toEqual({
    kind: 'handoff',
    token: 'abc',
    cleaned: '/estimation/reports?year=2025#top',
  });
  expect(tokenInAddress(at('/', '?token=abc'))?.cleaned).toBe('/');
});

test.each(['/testing', '/testing/information', '/questionary/start'])(
  'a token at %s is an invitation',
  (path) =>
    expect(tokenInAddress(at(path, '?token=abc'))).toEqual({
      kind: 'invitation',
      token: 'abc',
      cleaned: path,
    }),
);

test.each(['/confirm', '/restore-password/x'])('a token at %s stays there', (path) =>
  expect(tokenInAddress(at(path, '?token=abc'))).toBeUndefined(),
);

test('the brand’s own host gets the token, with a port of development', () => {
  expect(handoffAddress({ protocol: 'https:', port: '' }, 'hr.example.org', 'a-b_c')).toBe(
    'https://hr.example.org/?token=a-b_c',
  );
  expect(handoffAddress({ protocol: 'http:', port: '3000' }, 'hr.localhost', 't')).toBe(
    'http://hr.localhost:3000/?token=t',
  );
});

test('the brand’s own host is asked for the page that was wanted, and finds it', () => {
  const here = { protocol: 'https:', port: '' };
  const path = '/estimation/reports?year=2025&method=90,360#top';
  const address = new URL(handoffAddress(here, 'hr.example.org', 't', path));
  expect(address.origin).toBe('https://hr.example.org');
  const arrived = tokenInAddress(address);
  expect(arrived).toMatchObject({ kind: 'handoff', token: 't' });
  const { pathname, searchParams, hash } = new URL(arrived?.cleaned ?? '', address);
  expect([pathname, Object.fromEntries(searchParams), hash]).toEqual([
    '/estimation/reports',
    { year: '2025', method: '90,360' },
    '#top',
  ]);
});

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  '/testing/information?questionaryId=1',
  '/restore-password',
  '/new-email/x',
  '/join/x',
  '/stop',
])('a token goes to no other host and means nothing else: %j leads home', (path) => {
  const address = handoffAddress({ protocol: 'https:', port: '' }, 'hr.example.org', 't', path);
  expect(address).toBe('https://hr.example.org/?token=t');
});

test('the sign-in screen remembers where to, and leads nowhere else', () => {
  const address = loginAddress(at('/estimation/reports', '?year=2025'));
  expect(rememberedAddress(new URL(address, 'http://x').search)).toBe(
    '/estimation/reports?year=2025',
  );
  expect(loginAddress(at('/'))).toBe('/login');
  expect(loginAddress(at('/login', '?redirect=%2Fa'))).toBe('/login?redirect=%2Fa');
  expect(rememberedAddress('?redirect=//evil.example')).toBe('/');
  expect(rememberedAddress('?redirect=/%09/evil.example')).toBe('/');
  expect(rememberedAddress('')).toBe('/');
});

test('without an account only invitations, mailed links and public pages open', () => {
  expect(needsNoAccount(at('/testing'))).toBe(true);
  expect(needsNoAccount(at('/testing/information'))).toBe(true);
  expect(needsNoAccount(at('/restore-password/abc'))).toBe(true);
  expect(needsNoAccount(at('/new-email/abc'))).toBe(true);
  expect(needsNoAccount(at('/confirm', '?token=abc'))).toBe(true);
  expect(needsNoAccount(at('/restore-passwords'))).toBe(false);
  expect(needsNoAccount(at('/answers-protected'))).toBe(true);
  expect(needsNoAccount(at('/estimation/reports'))).toBe(false);
});
