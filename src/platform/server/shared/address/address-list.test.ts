import { expect, test } from 'vitest';
import { isWithin, readNetwork } from './address-list.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', 32],
  [' 203.0.113.0/24 ', '203.0.113.0', 24],
  ['0.0.0.0/0', '0.0.0.0', 0],
  ['2001:DB8::/32', '2001:DB8::', 32],
  ['::1', '::1', 128],
  ['::ffff:203.0.113.0/120', '203.0.113.0', 24],
  ['::ffff:203.0.113.7', '203.0.113.7', 32],
])('%j is %s, the first %i bits', (typed, address, prefix) => {
  expect(readNetwork(typed)).toMatchObject({ address, prefix });
});

test.each([
  '',
  '*',
  '203.0.113',
  '203.0.113.7/33',
  '203.0.113.7/-1',
  '203.0.113.0-203.0.113.9',
  '203.0.113.7/255.255.255.0',
  '203.0.0113.7',
  '2001:db8::/129',
  '2001:db8::g',
  'fe80::1%eth0',
  '::ffff:0.0.0.0/64',
  'example.ru',
  '203.0.113.7; drop table brand',
])('%j is no network', (typed) => expect(readNetwork(typed)).toBeUndefined());

const office = ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48'];

test.each([
  ['203.0.113.200', true],
  ['::ffff:203.0.113.200', true],
  ['198.51.100.7', true],
  ['2001:db8:1:2::3', true],
  ['203.0.114.1', false],
  ['198.51.100.8', false],
  ['2001:db8:2::1', false],
  ['::ffff:198.51.100.8', false],
  // What a proxy may put in place of an address.
  ['unknown', false],
  ['', false],
])('%s is admitted: %s', (address, is) => expect(isWithin(office, address)).toBe(is));

test('a network is its first bits, whatever stands behind them', () => {
  expect(isWithin(['203.0.113.77/24'], '203.0.113.1')).toBe(true);
});

test('no list of one family admits the other', () => {
  expect(isWithin(['0.0.0.0/0'], '2001:db8::1')).toBe(false);
  expect(isWithin(['::/0'], '203.0.113.1')).toBe(false);
});
