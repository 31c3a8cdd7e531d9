import { expect, test } from 'vitest';
import { ownPath } from './return-path.ts';

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\u2028/evil.example',
  '@evil.example',
  '/api/sso/north/callback?state=x',
  '/login?redirect=/',
  '/restore-password/x',
  '/join/x',
  '/stop',
  '',
  undefined,
])('%j leads home', (wanted) => {
  expect(ownPath(wanted)).toBe('/');
});

test.each([
  [
    '/estimation/reports?year=2025&method=90,360#top',
    '/estimation/reports?year=2025&method=90,360#top',
  ],
  ['/settings', '/settings'],
  ['/apiary', '/apiary'],
  ['/testing?token=x&questionaryId=1', '/testing?questionaryId=1'],
])('%s leads to %s', (wanted, path) => {
  expect(ownPath(wanted)).toBe(path);
});

test('one that is too long leads home', () => {
  expect(ownPath(`/${'a'.repeat(1000)}`)).toBe('/');
});
