import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

const words = (code: string) => {
  try {
    return inWords(Object.assign(new Error('as it was'), { code }), '/backup/copy.zip');
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['ENOSPC', 'There is no room left in /backup for the file.'],
  ['53100', "The database's disk is full."],
  ['ENOENT', "/backup/copy.zip can't be found"],
  ['23505', 'as it was'],
])('%s is said in words', (code, sentence) => {
  expect(words(code)).toContain(sentence);
});

test.skipIf(!existsSync('/dev/full'))('a full disk says so by that code', async () => {
  const target = createWriteStream('/dev/full');
  target.end('x');
  const [error] = await once(target, 'error');
  expect(words(error.code)).toContain('There is no room left');
});
