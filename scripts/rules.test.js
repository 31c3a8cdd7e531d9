import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** docs/product/rules.md: each rule with the tests that hold it. */
const page = readFileSync('docs/product/rules.md', 'utf8');
const rules = page
  .split(/^(?=#{2,3} )/m)
  .filter((part) => part.startsWith('### '))
  .map((part) => {
    const [heading, ...lines] = part.trim().split('\n');
    return { heading: heading.slice(4), lines: lines.filter((line) => line.trim()) };
  });

test('each rule has a number of its own', () => {
  const numbers = rules.map(({ heading }) => heading.split(' ')[0]);
  expect(numbers.length).toBeGreaterThan(200);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('each ends with the tests that hold it, which are there', () => {
  const unheld = rules.flatMap(({ heading, lines }) => {
    const from = lines.findLastIndex((line) => line.startsWith('Held by'));
    const paths = [
      ...lines
        .slice(from)
        .join(' ')
        .matchAll(/`([^`]+)`/g),
    ].map(([, path]) => path);
    const isTest = (path) => /\.test\.(tsx?|js)$|\.walk\.ts$|^bench\//.test(path);
    const isHeld = from > 0 && paths.length > 0;
    return isHeld && paths.every((path) => isTest(path) && existsSync(path)) ? [] : [heading];
  });
  expect(unheld).toEqual([]);
});
