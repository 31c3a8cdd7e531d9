import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Pages that are there in both languages say the same, block by block. */
const pairs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.en.md'))
  .map((name) => `docs/${name}`);

/** What a page is built of: headings by their level, rows of tables, entries of lists, programs. */
function outline(path) {
  const text = readFileSync(path, 'utf8');
  const kinds = [
    [/^#+(?= )/, (found) => found],
    [/^\|/, () => 'row'],
    [/^\s*(-|\d+\.) /, () => 'entry'],
    [/^```/, () => 'program'],
  ];
  return text.split('\n').flatMap((line) => {
    const kind = kinds.find(([pattern]) => pattern.test(line));
    return kind ? [kind[1](kind[0].exec(line)[0])] : [];
  });
}

test.each(pairs)('%s has the blocks of its Russian page', (english) => {
  const russian = english.replace('.en.md', '.md');
  expect(existsSync(russian)).toBe(true);
  expect(outline(english)).toEqual(outline(russian));
});

test.each(pairs)('%s leads where its Russian page leads, and has its figures', (english) => {
  const read = (path) => readFileSync(path, 'utf8');
  const [here, there] = [read(english), read(english.replace('.en.md', '.md'))];
  const ofEither = (path) => path.replace('.en.md', '.md').replace('images/en/', 'images/ru/');
  const links = (text) =>
    [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, path]) => ofEither(path)).sort();
  const own = english.split('/').at(-1).replace('.en.md', '.md');
  const others = (text) => links(text).filter((path) => path !== own);
  expect(others(here)).toEqual(others(there));
  const figures = (text) => text.match(/(?<=\| +)\d+(?= \|)/g);
  expect(figures(here)).toEqual(figures(there));
});
