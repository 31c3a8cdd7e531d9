import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

const words = (code: string, said = 'as it was') => {
  try {
    return inWords(Object.assign(new Error(said), { code }), '/backup/copy.zip');
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['ENOSPC', 'There is no room left in /backup for the file.'],
  ['53100', "The database's disk is full."],
  ['ENOENT', "/backup/copy.zip can't be found"],
  ['23505', "What /backup/copy.zip holds doesn't fit together"],
  ['22P02', "What /backup/copy.zip holds doesn't fit together"],
  ['57014', 'as it was'],
])('%s is said in words', (code, sentence) => {
  expect(words(code)).toContain(sentence);
});

test('a name that leads out of the file is said so too', () => {
  expect(words('', 'invalid relative path: ../../etc/passwd')).toContain("doesn't fit together");
});

test.skipIf(!existsSync('/dev/full'))('a full disk says so by that code', async () => {
  const target = createWriteStream('/dev/full');
  target.end('x');
  const [error] = await once(target, 'error');
  expect(words(error.code)).toContain('There is no room left');
});
