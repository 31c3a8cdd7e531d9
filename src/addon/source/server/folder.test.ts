import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doneFolder } from '#addon/source/contract/source.ts';
import { moveAside } from './folder.ts';

test('a file whose name has no room for the moment is put aside by the end of its name', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'otsenka-folder-')));
  const name = `${'Список '.repeat(17)}за июнь.csv`;
  await writeFile(join(folder, name), '');
  await moveAside(folder, name, { isGood: true, now: new Date('2026-06-15T09:00:00Z') });
  const [aside = ''] = await readdir(join(folder, doneFolder));
  expect(aside).toMatch(/^2026-06-15T09-00-00-000Z .*Список за июнь\.csv$/);
  expect(Buffer.byteLength(aside)).toBeLessThanOrEqual(255);
  await rm(folder, { recursive: true });
});
