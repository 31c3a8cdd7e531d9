import { expect, test } from 'vitest';
import { passkeyHost, passkeyOrigins } from './relying-party.ts';

test.each([
  ['https://360.example.com', '360.example.com'],
  ['https://360.example.com:8443', '360.example.com'],
  ['http://localhost:3000', 'localhost'],
  ['http://360.example.com', undefined],
  ['https://10.0.0.1', undefined],
  ['https://[2001:db8::1]', undefined],
  ['https://intranet', undefined],
])('passkeys of %s are bound to %s', (publicUrl, host) => {
  expect(passkeyHost(publicUrl)).toBe(host);
});

test('they may be used at every company’s host, each once', () => {
  const hosts = ['hr.north.ru', '360.example.com', 'hr.south.ru'];
  expect(passkeyOrigins('https://360.example.com:8443', hosts)).toEqual([
    'https://360.example.com:8443',
    'https://hr.north.ru:8443',
    'https://hr.south.ru:8443',
  ]);
});
