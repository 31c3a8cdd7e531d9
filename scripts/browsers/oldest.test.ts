import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedBrowsers } from './oldest.ts';

test.each([
  ['README.md', namedBrowsers.en],
  ['docs/user-guide/sign-in.md', namedBrowsers.ru],
  ['docs/user-guide/sign-in.en.md', namedBrowsers.en],
  ['docs/admin-guide/start.md', namedBrowsers.ru],
  ['docs/admin-guide/start.en.md', namedBrowsers.en],
])('%s names the oldest browsers', (path, browsers) => {
  expect(readFileSync(path, 'utf8').replace(/\s+/g, ' ')).toContain(browsers);
});
