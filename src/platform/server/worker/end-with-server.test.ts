import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';

test('a worker that never ends is gone when its server is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const orders = ['never end', 'never end in native code'];
  const files = orders.map((order) => join(folder, order));
  const tasks = orders.map((order, n) => `${order} told in ${files[n]}`);
  const program = fromRoot('test/fake/odd-server.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', program, ...tasks]);
  const told = () => files.map((file) => existsSync(file) && Number(readFileSync(file, 'utf8')));
  await expect.poll(() => told().every(Boolean)).toBe(true);
  const workers = told().map(Number);
  expect(workers.map(isRunning)).toEqual([true, true]);
  server.kill('SIGKILL');
  await expect.poll(() => workers.map(isRunning)).toEqual([false, false]);
  rmSync(folder, { recursive: true });
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
