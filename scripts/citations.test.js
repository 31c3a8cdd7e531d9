import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the sources cite. */
const floors = ['contract', 'i18n', 'server', 'web', 'test', 'e2e', 'bench', 'scripts'];
const sources = floors
  .flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((path) => `${floor}/${path}`),
  )
  .filter((path) => /\.(tsx?|js|css)$/.test(path) && !path.includes('citations.test'));

const rules = new Set(
  [...readFileSync('docs/product/rules.md', 'utf8').matchAll(/^(\d+a?)\. /gm)].map(([, n]) => n),
);
const pages = readdirSync('docs/decisions').filter((name) => /^\d{3}-/.test(name));
const decisions = new Set(pages.map((name) => name.slice(0, 3)));

/** `rules 29, 67 and 80` → each number; of a range its ends. */
function cited(word, number) {
  const several = `${number}(?:(?:, | and | or | to |–)${number})*`;
  const citations = new RegExp(`\\b${word}s?[\\s*/]+(${several})\\b`, 'gi');
  return sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(citations)].flatMap(([, numbers]) =>
      [...numbers.matchAll(/\d+a?/g)].map(([each]) => ({ path, each })),
    ),
  );
}

test('every rule that is cited is there', () => {
  const all = cited('rule', '\\d{1,2}a?');
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(({ each }) => !rules.has(each))).toEqual([]);
});

test('every decision that is cited is there', () => {
  const all = cited('decision', '\\d{3}');
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(({ each }) => !decisions.has(each))).toEqual([]);
});

test('no source cites a specification that is not in the repository', () => {
  expect(sources.filter((path) => /\bspec \d/i.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('every decision stands once in the index by subject', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, page]) => page);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});
