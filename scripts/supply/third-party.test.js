import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesOf, thirdParty, withNeeds } from './third-party.js';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'third-party-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function install(folder, about, files = {}) {
  mkdirSync(join(root, folder), { recursive: true });
  const all = { 'package.json': JSON.stringify(about), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(root, folder, name), text);
  return folder;
}

test('modules say from which packages they come', () => {
  const modules = [
    '/home/x/node_modules/react/index.js',
    'node_modules/@fastify/static/node_modules/content-disposition/index.js',
    '\0/x/node_modules/react/cjs/react.js?commonjs-es-import',
    'C:\\x\\node_modules\\@a\\b\\c.js',
    'src/app/web/main.tsx',
    '\0vite/preload-helper.js',
  ];
  expect(packagesOf(modules)).toEqual([
    'node_modules/react',
    'node_modules/@fastify/static/node_modules/content-disposition',
    'node_modules/@a/b',
  ]);
});

test('what stands beside the bundles brings all that it needs, as npm finds it', () => {
  const packages = {
    '': { dependencies: { other: '1' } },
    'node_modules/@a/native': { dependencies: { b: '2' }, optionalDependencies: { c: '1' } },
    'node_modules/@a/native/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/other': {},
  };
  expect(withNeeds(['@a/'], { packages })).toEqual([
    'node_modules/@a/native',
    'node_modules/@a/native/node_modules/b',
    'node_modules/c',
  ]);
});

test('each package is named with its licence, and each text stands once', () => {
  const text = { LICENSE: 'The text.\n' };
  const folders = [
    install('node_modules/b', { name: 'b', version: '2.0.0', license: 'MIT' }, text),
    install('node_modules/a', { name: 'a', version: '1.0.0', license: 'MIT' }, text),
    install('node_modules/a/node_modules/b', { name: 'b', version: '2.0.0', license: 'MIT' }, text),
    install('node_modules/c', { name: 'c', version: '3.0.0', license: 'ISC', author: 'Ann' }),
    'node_modules/of-another-platform',
  ];
  const said = thirdParty(folders, root);
  expect(said).toContain('\na 1.0.0 (MIT)\nb 2.0.0 (MIT)\nc 3.0.0 (ISC)\npostgresql 18.4 (Postg');
  expect(said).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nThe text.');
  expect(said.match(/The text\./g)).toHaveLength(1);
  expect(said).toContain('c 3.0.0 (ISC)\n\nCopyright Ann\nhttps://spdx.org/licenses/ISC.html');
  expect(thirdParty([...folders].reverse(), root)).toBe(said);
});

test('the build stops at a package that may not be shipped, and names it', () => {
  const fake = { name: 'fake', version: '1.0.0', license: 'GPL-3.0-only' };
  const folder = install('node_modules/fake', fake);
  expect(() => thirdParty([folder], root)).toThrow(
    'not to be shipped under this licence: fake 1.0.0: GPL-3.0-only',
  );
});
