import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';

/** Runs the program with these words, and tells what it has left in DATA_DIR. */
function run(...words: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'otsenka-arguments-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fromRoot('src/app/server/main.ts'), ...words],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  const left = readdirSync(dataDir);
  rmSync(dataDir, { recursive: true });
  return { status, stdout, stderr, left };
}

test('--help says how to start the product, and starts nothing', () => {
  const { stdout, ...rest } = run('--help');
  expect(rest).toEqual({ status: 0, stderr: '', left: [] });
  expect(stdout).toMatch(/^Usage: node dist\/server\/main\.js/);
  expect(stdout).toContain('PORT');
});

test('what is no argument is named, with the usage, and nothing is started', () => {
  const { stderr, ...rest } = run('--port', '80');
  expect(rest).toEqual({ status: 2, stdout: '', left: [] });
  expect(stderr).toMatch(/^There is no argument --port\.\nUsage: /);
});
