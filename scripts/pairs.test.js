import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Pages that are there in both languages have the same chapters. */
const pairs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.en.md'))
  .map((name) => `docs/${name}`);

/** Headings by their level, without what programs say. */
const chapters = (path) =>
  readFileSync(path, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .match(/^#+(?= )/gm);

test.each(pairs)('%s has the headings of its Russian page', (english) => {
  const russian = english.replace('.en.md', '.md');
  expect(existsSync(russian)).toBe(true);
  expect(chapters(english)).toEqual(chapters(russian));
});
