import { expect, test } from 'vitest';
import { deviceKindOf } from './device-kind.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = (what: string) =>
  `Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0.0.0 ${what}Safari/537.36`;

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1',
    'phone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) Version/16.6 Mobile Safari/604.1', 'tablet'],
  [android('Mobile '), 'phone'],
  [android(''), 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36', 'computer'],
  [`${mac} Chrome/130.0.0.0 Safari/537.36`, 'computer'],
  // A Mac or an iPad.
  [`${mac} Version/17.4 Safari/605.1.15`, null],
  ['curl/8', null],
  [undefined, null],
])('%s is a %s', (userAgent, kind) => {
  expect(deviceKindOf(userAgent)).toBe(kind);
});
