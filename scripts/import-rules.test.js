import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';
import { halls, whyNot } from './import-rules.js';

const sources = sourcesOf(['contract', 'i18n', 'server', 'web']);

const imports = /\b(?:from |import |import\()'([^'\n]+)'/g;
const importsOf = ({ path, text }) =>
  [...text.matchAll(imports)].map(([, said]) => ({
    said,
    imported: said.startsWith('.') ? posix.join(posix.dirname(path), said) : said.replace(/^#/, ''),
  }));

test('every file imports only what it may', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const broken = sources.flatMap((source) =>
    importsOf(source).flatMap(({ said, imported }) => {
      const why = said.startsWith('../')
        ? 'Use #… for another folder.'
        : whyNot(source.path, imported);
      return why ? [`${source.path} imports ${said}: ${why}`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['server/company/brand/x.ts', 'server/people/user/x.ts', 'a later district'],
  ['server/company/brand/x.ts', 'server/company/auth/x.ts', 'a later room of the district'],
  ['server/people/position/x.ts', 'server/people/competence/x.ts', 'a room beside it'],
  ['server/platform/http/x.ts', 'server/company/brand/x.ts', 'a capability, from the platform'],
  ['server/assessment/report/x.ts', 'server/assessment/report/send/x.ts', 'a later inner room'],
  ['server/assessment/report/x.ts', 'server/start/tasks.ts', 'the start'],
  ['server/assessment/report/x.ts', 'server/people/user/routes.ts', 'routes of another room'],
  ['server/app.ts', 'web/app/app.tsx', 'the web, from the server'],
  ['web/app/app.tsx', 'server/app.ts', 'the server, from the web'],
  ['web/company/brand/x.ts', 'web/assessment/report/x.ts', 'another screen'],
  ['web/platform/ui/base/x.ts', 'web/platform/ui/list/x.ts', 'a later group of controls'],
  ['web/platform/ui/base/x.ts', 'contract/people/user.ts', 'the domain, from a control'],
  ['web/main.tsx', 'web/people/user/x.ts', 'a screen, from main.tsx'],
  ['contract/people/user.ts', 'pg', 'a package, from the contract'],
  ['contract/people/user.ts', 'server/app.ts', 'the server, from the contract'],
  ['i18n/people/user/ru.ts', 'contract/people/user.ts', 'the contract, from texts'],
  ['server/company/brand/x.ts', 'zod', 'all of zod'],
  ['server/company/brand/x.ts', 'test/factories.ts', 'test code'],
  ['server/company/brand/x.ts', 'server/company/brand/x.test.ts', 'a test'],
])('%s may not import %s: %s', (file, imported) => {
  expect(whyNot(file, imported)).toBeTypeOf('string');
});

test.each([
  ['server/people/user/x.ts', 'server/company/brand/x.ts'],
  ['server/company/auth/x.ts', 'server/company/brand/x.ts'],
  ['server/platform/http/x.ts', 'server/context.ts'],
  ['server/assessment/report/send/x.ts', 'server/assessment/report/x.ts'],
  ['server/app.ts', 'server/people/user/routes.ts'],
  ['web/app/x.tsx', 'web/assessment/report/x.tsx'],
  ['contract/people/user.ts', 'zod/mini'],
  ['web/platform/api/x.ts', 'contract/people/user.ts'],
  ['server/platform/db/x.ts', 'pg'],
])('%s may import %s', (file, imported) => {
  expect(whyNot(file, imported)).toBeUndefined();
});

/** Files that are served or read unchanged. */
const notSources = [
  'web/public',
  'web/platform/ui/base/fonts',
  'server/platform/db/migrations',
  'server/platform/db/releases',
  'server/platform/pdf/templates',
];

test('every room of a hall stands in its order, and every room that stands there is there', () => {
  for (const [hall, order] of Object.entries(halls)) {
    const rooms = readdirSync(hall, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !notSources.includes(`${hall}/${entry.name}`))
      .map(({ name }) => name);
    expect([hall, rooms.toSorted()]).toEqual([
      hall,
      order
        .flat()
        .filter((room) => room !== '.')
        .toSorted(),
    ]);
  }
});

test('no folder holds more than twenty sources', () => {
  const folders = new Map();
  for (const { path } of [...sources, ...sourcesOf(['test', 'e2e', 'bench'])]) {
    const folder = posix.dirname(path);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  expect([...folders].filter(([, count]) => count > 20)).toEqual([]);
  expect(existsSync(join('server', 'platform'))).toBe(true);
});
