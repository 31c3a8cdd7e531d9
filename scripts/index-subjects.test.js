import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexes } from './index-subjects.js';

/** What a list names, in whatever order and form it is written. */
const namedIn = (text) => text.match(/'#[^']+'|^ {2}\w+,$/gm).toSorted();

test.each(Object.entries(indexes()))('%s follows from the folders: npm run index', (path, text) => {
  const named = namedIn(text);
  expect(named.length).toBeGreaterThan(30);
  expect(namedIn(readFileSync(path, 'utf8'))).toEqual(named);
});
