import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';
import { pathOf } from './floors.js';
import { halls, neighbourOf, neighbours, whyNot } from './import-rules.js';

const sources = sourcesOf(['contract', 'server', 'texts', 'web']);

const imports = /\b(?:from |import |import\()'([^'\n]+)'/g;
const importsOf = ({ path, text }) =>
  [...text.matchAll(imports)].map(([, said]) => ({
    said,
    imported: said.startsWith('.') ? posix.join(posix.dirname(path), said) : pathOf(said),
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

test('only add-ons that know each other are named as neighbours', () => {
  const found = sources.flatMap((source) =>
    importsOf(source).flatMap(({ imported }) => neighbourOf(source.path, imported) ?? []),
  );
  expect([...new Set(found)].sort()).toEqual(neighbours);
});

test.each([
  ['src/core/company/server/x.ts', 'src/app/operator/server/x.ts', 'a later ring'],
  ['src/core/company/server/x.ts', 'src/addon/scim/server/x.ts', 'an add-on, from the core'],
  ['src/platform/server/http/x.ts', 'src/core/consent/server/x.ts', 'a subject, from the platform'],
  ['src/addon/scim/server/x.ts', 'src/addon/backup/server/x.ts', 'an add-on, from another'],
  [
    'src/platform/server/db/x.ts',
    'src/platform/server/context.ts',
    'the context, from a room in it',
  ],
  ['src/core/report/server/x.ts', 'src/core/report/server/send/x.ts', 'a later inner room'],
  ['src/core/report/server/x.ts', 'src/app/server/start/tasks.ts', 'the start'],
  ['src/core/report/server/x.ts', 'src/core/user/server/routes.ts', 'routes of another subject'],
  ['src/app/server/app.ts', 'src/app/web/app.tsx', 'the web, from the server'],
  ['src/app/web/app.tsx', 'src/app/server/app.ts', 'the server, from the web'],
  ['src/platform/web/ui/base/x.ts', 'src/platform/web/ui/list/x.ts', 'a later group of controls'],
  [
    'src/platform/web/ui/base/x.ts',
    'src/platform/contract/call/x.ts',
    'a contract, from a control',
  ],
  ['src/app/web/main.tsx', 'src/core/user/web/x.ts', 'a screen, from main.tsx'],
  ['src/core/user/contract/user.ts', 'pg', 'a package, from the contract'],
  ['src/core/user/contract/user.ts', 'src/app/server/app.ts', 'the server, from the contract'],
  ['src/core/user/texts/ru.ts', 'src/core/user/contract/user.ts', 'the contract, from texts'],
  ['src/core/company/server/x.ts', 'zod', 'all of zod'],
  ['src/core/company/server/x.ts', 'test/factories.ts', 'test code'],
  ['src/core/company/server/x.ts', 'src/core/company/server/x.test.ts', 'a test'],
  ['src/core/company/server/x.ts', 'src/core/company/test/x.ts', 'what its tests share'],
])('%s may not import %s: %s', (file, imported) => {
  expect(whyNot(file, imported)).toBeTypeOf('string');
});

test.each([
  ['src/core/user/server/x.ts', 'src/core/company/server/x.ts'],
  ['src/core/company/server/x.ts', 'src/core/user/server/x.ts'],
  ['src/core/plan/server/x.ts', 'src/core/report/server/x.ts'],
  ['src/platform/server/http/x.ts', 'src/platform/server/context.ts'],
  ['src/core/report/server/send/x.ts', 'src/core/report/server/x.ts'],
  ['src/app/server/app.ts', 'src/core/user/server/routes.ts'],
  ['src/app/web/route/x.tsx', 'src/core/report/web/x.tsx'],
  ['src/core/user/contract/user.ts', 'zod/mini'],
  ['src/core/user/web/x.ts', 'src/core/user/contract/user.ts'],
  ['src/platform/server/db/x.ts', 'pg'],
])('%s may import %s', (file, imported) => {
  expect(whyNot(file, imported)).toBeUndefined();
});

/** Files that are served or read unchanged. */
const notSources = [
  'src/app/web/public',
  'src/platform/web/ui/base/fonts',
  'src/platform/server/db/migrations',
  'src/platform/server/db/releases',
  'src/platform/server/pdf/templates',
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

test('every program that acts says who hears of it', () => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reachedBy = (entry) => {
    const reached = new Set([entry]);
    for (const path of reached)
      for (const { imported } of importsOf(byPath.get(path)))
        if (byPath.has(imported)) reached.add(imported);
    return reached;
  };
  const built = readFileSync('scripts/build.js', 'utf8').matchAll(/^ {2}.*: '(src\/[^']+)',$/gm);
  const acting = [...built]
    .map(([, program]) => ({ program, reached: reachedBy(program) }))
    .filter(({ reached }) => reached.has('src/platform/server/happened.ts'));
  expect(acting.length).toBeGreaterThan(2);
  const silent = acting.filter(({ reached }) => !reached.has('src/app/server/listeners.ts'));
  expect(silent.map(({ program }) => program)).toEqual([]);
});

test('no folder holds more than twenty sources besides its manifest', () => {
  const folders = new Map();
  for (const { path } of [...sources, ...sourcesOf(['test', 'e2e', 'bench'])]) {
    if (/\/server\/(manifest|hears)\.ts$/.test(path)) continue;
    const folder = posix.dirname(path);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  expect([...folders].filter(([, count]) => count > 20)).toEqual([]);
});
