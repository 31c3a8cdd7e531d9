import { describe, expect, test } from 'vitest';
import { isDomain, isOpenTo, shareIssues } from './share.ts';

const open = (share: 'members' | 'domains' | 'anywhere', ...shareDomainList: string[]) => ({
  share,
  shareDomainList,
});

describe('an address that is nobody’s of the company', () => {
  test.each([
    ['members', open('members', 'north.ru'), 'a@north.ru', false],
    ['anywhere', open('anywhere'), 'a@anywhere.example', true],
    ['a named domain', open('domains', 'north.ru', 'south.ru'), 'a@south.ru', true],
    ['one below it', open('domains', 'north.ru'), 'a@mail.north.ru', false],
    ['one that ends like it', open('domains', 'north.ru'), 'a@evilnorth.ru', false],
    ['one before an at sign', open('domains', 'north.ru'), '"a@north.ru"@evil.test', false],
    ['letters that look alike', open('domains', 'north.ru'), 'a@nоrth.ru', false],
    ['the network’s spelling', open('domains', 'завод.рф'), 'a@xn--80aegj1b.xn--p1ai', true],
    ['and the other way', open('domains', 'xn--80aegj1b.xn--p1ai'), 'a@завод.рф', true],
    ['no domain at all', open('domains', 'north.ru'), 'a', false],
  ])('%s', (_, share, email, is) => expect(isOpenTo(share, email)).toBe(is));
});

test.each([
  ['north.ru', true],
  ['mail.north.co.uk', true],
  ['завод.рф', true],
  ['localhost', false],
  ['127.0.0.1', false],
  ['north.ru/path', false],
  ['a@north.ru', false],
  ['north.ru:25', false],
  ['-north.ru', false],
  ['north..ru', false],
  ['*.ru', false],
  ['', false],
])('%s as a domain: %s', (typed, is) => expect(isDomain(typed)).toBe(is));

test('domains need one', () => {
  expect(shareIssues(open('domains'))).toEqual([
    { path: 'shareDomainList', key: 'validation.required' },
  ]);
  expect([shareIssues(open('domains', 'a.ru')), shareIssues(open('members'))]).toEqual([[], []]);
});
