import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { underLock } from './prepare-lock.js';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one waits until the other has finished, and says so once', async () => {
  const events = [];
  const lines = [];
  const first = underLock(
    file,
    () => {},
    async () => {
      events.push('first begins');
      await new Promise((resolve) => setTimeout(resolve, 450));
      events.push('first ends');
    },
  );
  const second = underLock(
    file,
    (line) => lines.push(line),
    async () => events.push('second'),
  );
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'first ends', 'second']);
  expect(lines).toHaveLength(1);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is taken over, and a lock is released when the work fails', async () => {
  writeFileSync(file, '4194303');
  expect(
    await underLock(
      file,
      () => {},
      async () => 'done',
    ),
  ).toBe('done');
  const failing = async () => {
    throw new Error('no');
  };
  await expect(underLock(file, () => {}, failing)).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});
