import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protection as en } from './en.ts';
import { protection as ru } from './ru.ts';

/** No arithmetic prevents that people tell each other what they answered, so it must be said. */
const doc = (name: string) => readFileSync(`docs/${name}`, 'utf8');

test('that raters may pool their answers is said on the page of how they are protected', () => {
  expect(ru.limits.together).toContain('сложат свои ответы');
  expect(en.limits.together).toContain('pool their answers');
});

test.each([
  [
    'report-arithmetic.md',
    'сложат свои ответы',
    'сам выбирает, кто его оценит',
    'может отказаться',
  ],
  ['report-arithmetic.en.md', 'pool their answers', 'choose who rates them', 'may decline'],
])('%s says it, and that whoever chooses their raters can arrange it', (name, ...said) => {
  for (const words of said) expect(doc(name)).toContain(words);
});
