import { domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { networkName, readName } from './host.ts';

test('the network spells a host in one way', () => {
  expect(networkName('Завод.рф')).toBe('xn--80aegj1b.xn--p1ai');
  expect(networkName('a b')).toBeUndefined();
});

test.each([
  ['north.ru', 'north.ru'],
  ['xn--80aegj1b.xn--p1ai', 'завод.рф'],
  ['почта.xn--80aegj1b.xn--p1ai', 'почта.завод.рф'],
  ['xn--e1aybc.xn--p1ai', 'тест.рф'],
  ['xn--mnchen-3ya.de', 'münchen.de'],
  ['xn--strae-oqa.de', 'straße.de'],
  ['कॉम.भारत', 'कॉम.भारत'],
  ['xn--fsqu00a.xn--0zwm56d', '例子.测试'],
  ['тест.рф'.normalize('NFD'), 'тест.рф'],
  ['й.рф'.normalize('NFD'), 'й.рф'],
  ['ｎorth.ru', 'north.ru'],
])('%s is read as %s', (host, read) => {
  expect(readName(host)).toBe(read);
  expect(readName(networkName(host)!)).toBe(read);
  expect(domainToUnicode(networkName(host)!)).toBe(read);
});

test.each(['xn--', 'xn--a', 'xn--99999999.ru', 'xn--i-7iq.ws', 'a_b.рф'])(
  '%s stays as it is',
  (host) => expect(readName(host)).toBe(host),
);

test('a host made to be slow is as quick as any', () => {
  const host = `xn--${'9'.repeat(200_000)}.ru`;
  expect(readName(host)).toBe(host);
});
