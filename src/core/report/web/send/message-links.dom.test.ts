import { expect, test } from 'vitest';
import { linkIssues } from './message-links.ts';

const issues = (html: string, mayLink: boolean) =>
  linkIssues(html, { mayLink }).map(({ path, key, params }) => [path, key, params]);

test('below HR a link and an address are found, in whatever block and however they are made up', () => {
  for (const [html, address] of [
    ['<p>Итоги</p><ul><li>http://evil.test</li></ul>', 'http://evil.test'],
    ['<h2>w<strong>ww</strong>.evil.test</h2>', 'www.evil.test'],
    ['<p>a <a href="https://evil.test">итоги</a></p>', 'https://evil.test'],
  ] as const) {
    expect(issues(html, false)).toEqual([['text', 'reportSend.errors.noLinks', { address }]]);
  }
  expect(issues('<p>evil.</p><p>test/login</p>', false)).toEqual([]);
  expect(issues('<p>evil.<br>test/login</p>', false)).toEqual([]);
});

test('HR’s links lead where they say', () => {
  const link = (href: string) => `<p><a href="${href}"><em>a.ru</em></a></p>`;
  expect(issues(link('https://a.ru/results'), true)).toEqual([]);
  expect(issues(link('https://evil.test'), true)).toEqual([
    ['text', 'reportSend.errors.otherAddress', { shown: 'a.ru', target: 'https://evil.test' }],
  ]);
});
