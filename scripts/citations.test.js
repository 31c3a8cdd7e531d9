import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';

/** What the sources cite. */
const sources = sourcesOf(
  ['contract', 'server', 'texts', 'web', 'test', 'e2e', 'bench', 'scripts'],
  {
    ending: /(?<!citations\.test)\.(tsx?|js|css)$/,
    tests: true,
  },
);

const rules = new Set(
  [...readFileSync('docs/product/rules.md', 'utf8').matchAll(/^### (\d+[a-z]?) /gm)].map(
    ([, n]) => n,
  ),
);
const index = readFileSync('docs/decisions/README.md', 'utf8');
/** Each decision with its page: `001 code.md`. */
const decisions = readdirSync('docs/decisions').flatMap((page) =>
  [...readFileSync(`docs/decisions/${page}`, 'utf8').matchAll(/^## (\d{3}) /gm)].map(
    ([, number]) => `${number} ${page}`,
  ),
);

/** What GitHub makes of a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** `rules 29, 67 and 80` → each number; of a range its ends. */
function cited(word, number) {
  const several = `${number}(?:(?:, | and | or | to |–)${number})*`;
  const citations = new RegExp(`\\b${word}s?[\\s*/]+(${several})\\b`, 'gi');
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(citations)].flatMap(([, numbers]) =>
      [...numbers.matchAll(/\d+[a-z]?/g)].map(([each]) => ({ path, each })),
    ),
  );
}

test('every rule that is cited is there', () => {
  const all = cited('rule', '\\d{1,3}[a-z]?');
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(({ each }) => !rules.has(each))).toEqual([]);
});

test('every decision that is cited is there', () => {
  const all = cited('decision', '\\d{3}');
  expect(all.length).toBeGreaterThan(80);
  const numbers = new Set(decisions.map((decision) => decision.slice(0, 3)));
  expect(all.filter(({ each }) => !numbers.has(each))).toEqual([]);
});

test('no source cites a specification that is not in the repository', () => {
  const citing = sources.filter(({ text }) => /\bspec \d/i.test(text));
  expect(citing.map(({ path }) => path)).toEqual([]);
});

test('every decision stands once in the index, by its number', () => {
  const pages = [...index.matchAll(/^- \[.*\]\((.*)\):((?:\s+\d{3}(?:–\d{3})?,?)+)$/gm)];
  const listed = pages.flatMap(([, page, numbers]) =>
    numbersIn(numbers).map((number) => `${number} ${page}`),
  );
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});

test('no two decisions have one number, and the index says a free one', () => {
  const numbers = decisions.map((decision) => Number(decision.slice(0, 3)));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const next = /^The next number is (\d+)\.$/m.exec(index)?.[1];
  expect(Number(next)).toBeGreaterThan(Math.max(...numbers));
});

/** `001–003, 036` → 001, 002, 003, 036. */
function numbersIn(list) {
  return [...list.matchAll(/(\d{3})(?:–(\d{3}))?/g)].flatMap(([, from, to = from]) => {
    const numbers = [];
    for (let n = Number(from); n <= Number(to); n += 1) numbers.push(String(n).padStart(3, '0'));
    return numbers;
  });
}

/** Every page of the docs, with the pages and headings that it links to. */
const docs = [
  'README.md',
  'README.ru.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('every link of the docs leads to a file that is there, and to a heading in it', () => {
  const broken = docs.flatMap((page) =>
    [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .map(([, link]) => link)
      .filter((link) => !isThere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

function isThere(page, link) {
  const [path, heading] = link.split('#');
  const file = path ? join(dirname(page), path) : page;
  if (!existsSync(file)) return false;
  const headings = () =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text]) => anchorOf(text));
  return heading === undefined || headings().includes(heading);
}

function withoutCode(text) {
  return text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
}
