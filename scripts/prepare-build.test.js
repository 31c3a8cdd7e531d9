import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPrograms } from '#test/build-programs.ts';
import { prepare } from './prepare.js';
import { files, fingerprint, folders } from './prepare-build.js';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepare-build-'));
  for (const folder of folders) write(`${folder}/main.ts`, 'one');
  for (const file of files) write(file, 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('only a change in what goes into the build requires a new one', () => {
  const first = fingerprint(root, {});
  write('src/app/server/main.test.ts', 'a test');
  write('src/platform/server/db/migrations/0001.sql', 'read at the start');
  write('docs/page.md', 'a page');
  expect(fingerprint(root, { PORT: '1' })).toBe(first);
  expect(fingerprint(root, { VITE_API_URL: '/assessment/api' })).not.toBe(first);
  write('src/main.ts', 'two');
  expect(fingerprint(root, {})).not.toBe(first);
  write('src/main.ts', 'one');
  expect(fingerprint(root, {})).toBe(first);
  write('package-lock.json', 'two');
  expect(fingerprint(root, {})).not.toBe(first);
});

test('so does a change in what builds', async () => {
  const decides = (path) =>
    files.includes(path) || folders.some((folder) => path.startsWith(`${folder}/`));
  expect((await buildPrograms()).filter((path) => !decides(path))).toEqual([]);
});

test('a tree of somebody else needs nothing once it is prepared, and before says who has to do it', async () => {
  write('package-lock.json', '{ "packages": {} }');
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  // No folder can be made of it, whoever runs this.
  write('.cache', '');
  await expect(prepare('start', root)).rejects.toThrow('run “npm run prepare:tree” there');
  write('dist/.built', fingerprint(root));
  await prepare('start', root);
  write('src/main.ts', 'two');
  await expect(prepare('start', root)).rejects.toThrow('run “npm run prepare:tree” there');
});
