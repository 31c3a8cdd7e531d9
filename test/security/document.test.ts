import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';

/** A file of the project in backquotes, and the titles of tests in it that follow in quotes. */
const named = /`((?:\.ci|bench|deploy|docs|e2e|scripts|src|test)\/[^`]*)`((?:,? “[^”]+”)*)/g;

const text = readFileSync(fromRoot('docs/asvs.md'), 'utf8');
const found = [...text.matchAll(named)].map(([, path = '', titles = '']) => ({
  path,
  titles: [...titles.matchAll(/“([^”]+)/g)].map(([, title = '']) => title),
}));

test('the list of requirements names files that exist', () => {
  expect(found.length).toBeGreaterThan(100);
  expect(found.map(({ path }) => path).filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
});

test('the list of requirements names tests that are in those files', () => {
  const tests = found.filter(({ titles }) => titles.length > 0);
  const missing = tests.flatMap(({ path, titles }) => {
    const source = readFileSync(fromRoot(path), 'utf8');
    return titles.filter((title) => !source.includes(title)).map((title) => `${path}: ${title}`);
  });
  expect(tests.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('the security page counts the verdicts of every chapter', () => {
  const chapters = text.split(/^## /m).slice(1);
  const counted = chapters.map((chapter) => {
    const verdicts = [...chapter.matchAll(/^\| [\d.]+ +\|.*?\| (yes|no|operator|n\/a) +\|/gm)];
    const count = (one: string) => verdicts.filter(([, verdict]) => verdict === one).length;
    return ['yes', 'no', 'operator', 'n/a'].map(count).join(' ');
  });
  const page = readFileSync(fromRoot('docs/security.en.md'), 'utf8');
  const rows = [...page.matchAll(/^\| V\d+ .*?\|\s*(\d+) \|\s*(\d+) \|\s*(\d+) \|\s*(\d+) \|$/gm)];
  expect(rows.map(([, ...numbers]) => numbers.join(' '))).toEqual(counted);
  expect(counted).toHaveLength(14);
});
