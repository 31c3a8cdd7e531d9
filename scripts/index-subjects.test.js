import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { indexes } from './index-subjects.js';

/** What a list names, in whatever order and form it is written. */
const namedIn = (text) => (text.match(/'#[^']+'/g) ?? []).toSorted();

/** Of the short lists; of all others thirty. */
const fewest = {
  'src/app/server/listeners.ts': 2,
  'src/app/texts/parts/addons-en.ts': 10,
  'src/app/texts/parts/addons-ru.ts': 10,
  'src/app/web/route/account-routes.ts': 15,
};

test.each(Object.entries(indexes()))('%s follows from the folders: npm run index', (path, text) => {
  const named = namedIn(text);
  expect(named.length).toBeGreaterThan(fewest[path] ?? 30);
  expect(namedIn(readFileSync(path, 'utf8'))).toEqual(named);
});

test('an add-on costs its folder: all lists have it', () => {
  const root = mkdtempSync(join(tmpdir(), 'otsenka-toy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'contract/toy.ts': "export const getToy = endpoint({ name: 'getToy' });",
    'contract/rules/toy.ts': 'export const mostToys = 3;',
    'server/manifest.ts': 'export const manifest = { routes, tasks, cron, letters };',
    'server/routes.ts': 'export const routes = [];',
    'server/hears.ts': 'export const hears = [];',
    'web/routes.ts': 'export const routes = [];',
    'texts/ru.ts': "export { toyPart } from './part/ru.ts';",
    'texts/en.ts': "export { toyPart } from './part/en.ts';",
    'texts/part/ru.ts': "export const toyPart = { title: 'Игрушка' } as const;",
    'texts/part/en.ts': "export const toyPart = { title: 'Toy' };",
    'test/security.ts': 'export const fixtures = { getToy: none };',
    'texts/messages/ru.ts': 'export const toyMessages = {} as const;',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'src/addon/toy', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(Object.values(indexes(root)).slice(0, 9).map(namedIn)).toEqual([
    ["'#addon/toy/contract/toy.ts'"],
    ["'#addon/toy/server/manifest.ts'"],
    ["'#addon/toy/server/hears.ts'", "'#platform/server/happened.ts'"],
    ["'#addon/toy/web/routes.ts'"],
    ["'#addon/toy/texts/messages/ru.ts'", "'#addon/toy/texts/ru.ts'"],
    ["'#addon/toy/texts/en.ts'"],
    ["'#addon/toy/test/security.ts'"],
    ["'#addon/toy/texts/part/ru.ts'", "'#addon/toy/texts/ru.ts'"],
    ["'#addon/toy/texts/en.ts'", "'#addon/toy/texts/part/en.ts'"],
  ]);
});
