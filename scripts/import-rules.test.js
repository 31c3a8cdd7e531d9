import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insides, overrides, rules } from './import-rules.js';

const written = JSON.parse(readFileSync('biome.imports.json', 'utf8'));
/** One import that the pattern forbids: `#server/user/**` → `#server/user/x.ts`. */
const offending = (pattern) =>
  pattern.replace(/\*\*\/\*|\*\*|\*/g, 'x').replace(/^\.\.\/x$/, '../x/y.ts');

let folder;
const findings = new Set();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ extends: ['./biome.imports.json'] }));
  writeFileSync(join(folder, 'biome.imports.json'), JSON.stringify(written));
  for (const override of overrides) {
    const place = placeOf(override.includes[0]);
    write(`${place}/may.ts`, ['./own.ts', ...excepted(override)]);
    write(`${place}/breaks.ts`, forbidden(override));
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [
      biome,
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  for (const [, file, line] of stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g))
    findings.add(`${relative(realpathSync(folder), file)}:${line}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that imports each on a line of its own. */
function write(path, imported) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  const lines = imported.map((from) => `import '${from}';\n`);
  writeFileSync(join(folder, path), lines.join(''));
}
const linesOf = (path, imported) => imported.map((_, index) => `${path}:${index + 1}`);
const placeOf = (folder) => folder.replace(/\/\*+$/, '');
const patternsOf = (override) =>
  override.linter.rules.style.noRestrictedImports.options.patterns.flatMap(({ group }) => group);
const forbidden = (override) =>
  patternsOf(override)
    .filter((pattern) => !pattern.startsWith('!'))
    .map(offending);
const excepted = (override) =>
  patternsOf(override)
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => offending(pattern.slice(1)));

test('biome.imports.json holds the table', () => {
  expect(written).toEqual({ overrides });
});

test.each(Object.keys(rules))(
  '%s: each forbidden import is an error, an own one is not',
  (place) => {
    const override = overrides.find((o) => o.includes[0] === place);
    const at = placeOf(place);
    const expected = linesOf(`${at}/breaks.ts`, forbidden(override));
    expect(expected.filter((line) => !findings.has(line))).toEqual([]);
    const allowed = linesOf(`${at}/may.ts`, ['./own.ts', ...excepted(override)]);
    expect(allowed.filter((line) => findings.has(line))).toEqual([]);
  },
);

/** Files that are served unchanged. */
const notSources = [
  'web/public',
  'web/ui/base/fonts',
  'server/db/migrations',
  'server/db/releases',
  'server/pdf/templates',
];

const foldersIn = (place) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${place}/${entry.name}`);

test('every folder of the server and the web has its rule, and so have the files beside them', () => {
  const folders = ['server', 'web', ...Object.keys(insides)].flatMap(foldersIn);
  expect(folders.length).toBeGreaterThan(30);
  const listed = Object.keys(rules);
  const wanted = folders.filter((folder) => !notSources.includes(folder)).map((at) => `${at}/**`);
  expect([...wanted, 'server/*', 'web/*'].filter((place) => !listed.includes(place))).toEqual([]);
});

test('names only rooms that exist', () => {
  const places = Object.keys(rules).map(placeOf);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
