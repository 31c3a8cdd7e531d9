import { expect, test } from 'vitest';
import { isPublic } from './address-allowed.ts';

test.each(['8.8.8.8', '213.180.193.1', '172.32.0.1', '2a02:6b8::1', '[2a02:6b8::1]'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '127.0.0.1',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  'fec0::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '[::ffff:10.0.0.1]',
  '::ffff:8.8.8.8',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});
