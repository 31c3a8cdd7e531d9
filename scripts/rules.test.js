import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** docs/product/rules.md: short headings, each with the tests that hold it, and an index by subject. */
const page = readFileSync('docs/product/rules.md', 'utf8');
const rules = page
  .split(/^(?=#{2,3} )/m)
  .filter((part) => part.startsWith('### '))
  .map((part) => {
    const [heading, ...lines] = part.trim().split('\n');
    return { heading: heading.slice(4), lines: lines.filter((line) => line.trim()) };
  });

test('each rule has a number of its own and a short title', () => {
  const numbers = rules.map(({ heading }) => heading.split(' ')[0]);
  expect(numbers.length).toBeGreaterThan(200);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const isWellNamed = ({ heading }) => /^\d+[a-z]? \S+( \S+){0,8}$/.test(heading);
  expect(rules.filter((rule) => !isWellNamed(rule))).toEqual([]);
});

test('what is split off a rule follows it', () => {
  const numbers = rules.map(({ heading }) => heading.split(' ')[0]);
  const strays = numbers.filter((number, at) => {
    const letter = number.match(/[a-z]$/)?.[0];
    if (!letter) return false;
    const before = letter === 'a' ? '' : String.fromCharCode(letter.charCodeAt(0) - 1);
    return numbers[at - 1] !== `${number.slice(0, -1)}${before}`;
  });
  expect(strays).toEqual([]);
});

test('a rule has at most 60 words, its tables and the words it quotes aside', () => {
  const long = rules.flatMap(({ heading, lines }) => {
    const text = lines.slice(
      0,
      lines.findLastIndex((line) => line.startsWith('Held by')),
    );
    const words = text
      .filter((line) => !/^[|>]/.test(line))
      .join(' ')
      .split(/\s+/).length;
    return words > 60 ? [`${heading}: ${words}`] : [];
  });
  expect(long).toEqual([]);
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

test('the index has every rule under its subject, in order', () => {
  const [, index] = page.split('## By subject');
  const listed = [...index.matchAll(/^- \*\*(.+?)\*\*: (\[[\s\S]*?)(?=\n-|\n\n)/gm)].map(
    ([, subject, links]) => [
      subject,
      [...links.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name.replaceAll(/\s+/g, ' ')),
    ],
  );
  const sections = page
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      section.split('\n')[0],
      [...section.matchAll(/^### (\d+ .+)$/gm)].map(([, heading]) => heading),
    ])
    .filter(([, headings]) => headings.length > 0);
  expect(listed).toEqual(sections);
});
