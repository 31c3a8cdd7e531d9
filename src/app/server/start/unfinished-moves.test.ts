import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeMoveFolder, removeUnfinishedMoves } from './unfinished-moves.ts';

test('of a move that was killed nothing is left, and nothing else goes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-moves-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await writeFile(join(await makeMoveFolder(dataDir), 'here.zip'), 'everything');
  await mkdir(join(dataDir, 'move-of-the-office'));
  await mkdir(join(dataDir, 'postgresql'));
  await writeFile(join(dataDir, 'move-Ab12Cd'), 'a file');
  await symlink(join(dataDir, 'postgresql'), join(dataDir, 'move-Ab12Ce'));
  await removeUnfinishedMoves(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual([
    'move-Ab12Cd',
    'move-Ab12Ce',
    'move-of-the-office',
    'postgresql',
  ]);
  await removeUnfinishedMoves(join(dataDir, 'gone'));
});
