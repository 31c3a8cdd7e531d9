import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  always,
  changedSince,
  cleanCommit,
  keepWholeRun,
  leftOut,
  readImports,
  seldom,
} from './left-out.js';

describe('a long test is left out', () => {
  const tests = {
    'a/game.test.ts': [],
    'b/paper.test.ts': ['b/templates/'],
    'c/letters.http.test.ts': ['c/'],
  };
  const imports = {
    'a/game.test.ts': ['a/rules.ts'],
    'a/rules.ts': ['a/deep.ts'],
    'a/deep.ts': ['a/rules.ts'],
    'b/paper.test.ts': [],
    'c/letters.http.test.ts': ['contract/letter.ts'],
    'contract/letter.ts': ['contract/deep.ts'],
  };
  const every = Object.keys(tests);
  const but = (...run) => every.filter((one) => !run.includes(one));

  test.each([
    ['nothing has changed', [], every],
    ['what nobody imports has', ['README.md', 'a/other.ts'], every],
    ['not where it has', ['a/game.test.ts'], but('a/game.test.ts')],
    ['not where an import of an import has', ['a/deep.ts'], but('a/game.test.ts')],
    ['not where something has that it reads', ['b/templates/a.typ'], but('b/paper.test.ts')],
    ['where another test of its folder has', ['c/other.http.test.ts'], every],
    ['over HTTP not where it imports that', ['contract/letter.ts'], but('c/letters.http.test.ts')],
    ['over HTTP where only an import does', ['contract/deep.ts'], every],
    ['none where a package has', ['package-lock.json'], []],
  ])('%s: %j', (_, changed, due) => {
    expect(leftOut(changed, imports, tests)).toEqual(due);
  });

  test('not where nobody knows what has changed, or what imports what', () => {
    expect(leftOut(undefined, imports, tests)).toEqual([]);
    expect(leftOut([], undefined, tests)).toEqual([]);
  });
});

describe('the tests that may be left out', () => {
  const imports = readImports();
  const change = (file) =>
    Object.keys(seldom).filter((one) => !leftOut([file], imports).includes(one));

  test('are there, with all that they are about, and their imports can be read', () => {
    const gone = [...Object.entries(seldom).flat(2), ...always].filter((path) => !existsSync(path));
    expect(gone).toEqual([]);
    expect(change('src/addon/heatmap/server/split-rules.ts')).toEqual([
      'src/addon/heatmap/server/knowing.http.test.ts',
      'src/addon/heatmap/server/one-connection.http.test.ts',
      'src/addon/heatmap/server/standing.http.test.ts',
      'src/addon/heatmap/server/attack.test.ts',
      'src/addon/summary/server/attack.test.ts',
    ]);
    expect(change('src/addon/webhook/contract/webhook.ts')).toEqual([
      'src/addon/webhook/server/webhook.http.test.ts',
      'test/security/fuzz-first.http.test.ts',
      'test/security/fuzz-second.http.test.ts',
    ]);
    expect(change('src/core/follow-up/web/again-card.tsx')).toContain('e2e/follow-up.walk.ts');
    expect(change('src/platform/server/db/migrations/0035_more.sql')).toEqual([
      'src/app/operator/server/upgrade/check-upgrade.http.test.ts',
      'src/app/operator/server/upgrade/move-database.http.test.ts',
      'scripts/keep-last-snapshot.test.js',
      'src/platform/server/db/connection/odd-database.http.test.ts',
    ]);
    for (const everywhere of [
      'test/start/start-app.ts',
      'src/platform/server/db/pool.ts',
      'src/platform/server/happened.ts',
    ])
      expect(change(everywhere)).toEqual(Object.keys(seldom));
  });

  test('are asked over HTTP whenever something beside them changes that is no test', () => {
    const overHttp = Object.entries(seldom).filter(([test]) => test.endsWith('.http.test.ts'));
    const beside = (test) => `${test.slice(0, test.lastIndexOf('/'))}/new.ts`;
    const never = overHttp
      .filter(([test, about]) => leftOut([beside(test)], imports, { [test]: about }).length > 0)
      .map(([test]) => test);
    expect(never).toEqual([
      'test/security/fuzz-first.http.test.ts',
      'test/security/fuzz-second.http.test.ts',
    ]);
  });
});

describe('what has changed since the whole run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-out-'));
  const git = (...words) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  const house = join(folder, 'house');
  const commit = (file, text = `${Math.random()}`) => {
    writeFileSync(join(house, file), text);
    git('-C', 'house', 'add', '.');
    git('-C', 'house', '-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', file);
  };
  beforeAll(() => {
    git('init', '-q', 'house');
    mkdirSync(join(house, 'scripts'));
    commit('code.ts', 'export const a = 1;\n');
    for (const file of ['package.json', 'old', 'asked']) commit(file);
    keepWholeRun(cleanCommit(house), house);
    for (const file of ['b', 'c']) commit(file);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is what was committed after it, or is not committed', () => {
    const since = ['b', 'c'];
    expect(changedSince(house)?.toSorted()).toEqual(since);
    writeFileSync(join(house, 'old'), 'changed');
    writeFileSync(join(house, 'new'), '');
    renameSync(join(house, 'asked'), join(house, 'moved'));
    expect(changedSince(house)?.toSorted()).toEqual(
      [...since, 'asked', 'moved', 'new', 'old'].toSorted(),
    );
    rmSync(join(house, 'new'));
    renameSync(join(house, 'moved'), join(house, 'asked'));
    git('-C', 'house', 'checkout', '-q', 'old');
  });

  test.each([
    ['// why\nexport const a:  number = 1;\n', false],
    ['export const a = 2;\n', true],
    ['export const', true],
  ])('is no comment, no layout and no type: %j', (text, isTold) => {
    writeFileSync(join(house, 'code.ts'), text);
    expect(changedSince(house).includes('code.ts')).toBe(isTold);
    git('-C', 'house', 'checkout', '-q', 'code.ts');
  });

  test('is not known without its commit, without git, or where another repository is around', () => {
    git('clone', '-q', '--depth', '2', `file://${house}`, 'shallow');
    expect(changedSince(join(folder, 'shallow'))).toBeUndefined();
    git('clone', '-q', '--depth', '3', `file://${house}`, 'deeper');
    expect(changedSince(join(folder, 'deeper'))).toContain('b');
    expect(changedSince(folder)).toBeUndefined();
    git('init', '-q', '.');
    writeFileSync(join(folder, 'package.json'), '');
    expect(changedSince(folder)).toBeUndefined();
  });

  test('counts from a commit that was run as it stands', () => {
    expect(cleanCommit(house)).toBe(git('-C', 'house', 'rev-parse', 'HEAD').trim());
    writeFileSync(join(house, 'new'), '');
    expect(cleanCommit(house)).toBeUndefined();
    rmSync(join(house, 'new'));
    expect(cleanCommit(tmpdir())).toBeUndefined();
  });

  test('is told from a commit', () => {
    const { commit } = JSON.parse(readFileSync('scripts/whole-run.json', 'utf8'));
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
  });
});
