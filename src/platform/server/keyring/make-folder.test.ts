import { mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'otsenka-folder-'));
afterAll(() => rm(root, { recursive: true }));

test('a folder is made with those above it, once, by several at a time', async () => {
  const folder = join(root, 'a', 'b', 'c');
  await Promise.all([1, 2, 3].map(() => makeFolder(folder, 0o700)));
  await makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.runIf(process.platform === 'linux')('where nothing can be made it says so', async () => {
  await expect(makeFolder('/proc/nope')).rejects.toThrow(/^ENOENT.*\/proc\/nope/);
  await expect(makeFolder('/proc/nope/deeper/still')).rejects.toThrow(/^ENOENT.*\/proc\/nope/);
});

test('nor is a file a folder, or a link to nothing', async () => {
  writeFileSync(join(root, 'file'), '');
  symlinkSync(join(root, 'nothing'), join(root, 'link'));
  await expect(makeFolder(join(root, 'file', 'a'))).rejects.toThrow('ENOTDIR');
  for (const name of ['file', 'link'])
    await expect(makeFolder(join(root, name))).rejects.toThrow('EEXIST');
});
