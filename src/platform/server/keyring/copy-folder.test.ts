import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyKeys, readKeyCopy } from './copy-folder.ts';
import { makeMaster } from './master.ts';
import { openKeyring } from './open-keyring.ts';

/** A copy of the keyring to go back in time with. */
const brandId = '00000000-0000-4000-8000-000000000001';
const start = new Date('2026-06-15T10:30:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
let root: string;
const folder = () => join(root, 'keys');
const copy = () => join(root, 'copy');
const ring = () => openKeyring({ folder: folder() });
const run = (now = start) => copyKeys({ folder: folder() }, copy(), now);
const idsIn = async () =>
  ((await readKeyCopy(copy(), undefined)).get(brandId) ?? []).map(({ id }) => id).sort();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'otsenka-copy-'));
  await makeMaster({ folder: folder() }, 1);
  await mkdir(copy());
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('each minute brings what is new, and writes nothing twice', async () => {
  const made = await ring().make(brandId, 3);
  expect(await run()).toEqual({ written: 4, gone: 0 });
  expect(await run()).toEqual({ written: 0, gone: 0 });
  const [one] = await ring().make(brandId, 1);
  expect(await run()).toEqual({ written: 1, gone: 0 });
  const keys = (await readKeyCopy(copy(), undefined)).get(brandId) ?? [];
  const sorted = (list: typeof keys) => list.toSorted((a, b) => a.id.localeCompare(b.id));
  expect(sorted(keys)).toEqual(sorted([...made, one!]));
});

test('a destroyed key stays for two days, and not an hour longer than that', async () => {
  const [first, second] = await ring().make(brandId, 2);
  await run();
  await ring().destroy(brandId, [first!.id]);
  expect(await run(later(1))).toEqual({ written: 0, gone: 1 });
  await run(later(49));
  expect(await idsIn()).toEqual([first!.id, second!.id].sort());
  await run(later(50));
  expect(await idsIn()).toEqual([second!.id]);
  expect(await readdir(join(copy(), 'gone'))).toEqual([]);
});

test('keys in a new master key are copied again, and the former master key stays for two days', async () => {
  const [key] = await ring().make(brandId, 1);
  await run();
  await makeMaster({ folder: folder() }, 2);
  await ring().wrapAnew((work) => work());
  await rm(join(folder(), 'master-1'));
  expect(await run(later(1))).toEqual({ written: 2, gone: 1 });
  expect((await readKeyCopy(copy(), undefined)).get(brandId)).toEqual([key]);
  expect(await readdir(join(copy(), 'gone', '2026-06-15T11'))).toEqual(
    expect.arrayContaining(['master-1', 'sheet']),
  );
});

test('a folder that is not mounted, or belongs to another keyring, leaves the copy as it is', async () => {
  await ring().make(brandId, 2);
  await run();
  const before = await idsIn();
  await rm(folder(), { recursive: true });
  await expect(run(later(1))).rejects.toThrow('There is no keyring in');
  await makeMaster({ folder: folder() }, 1);
  await expect(run(later(1))).rejects.toThrow('is a copy of another keyring');
  expect(await idsIn()).toEqual(before);
});

test('what one of two folders lacks comes from the other', async () => {
  const place = { folder: folder(), second: join(root, 'second') };
  await makeMaster(place, 1);
  const made = await openKeyring(place).make(brandId, 2);
  await rm(join(folder(), 'sheet'), { recursive: true });
  await copyKeys(place, copy(), start);
  expect(await idsIn()).toEqual(made.map(({ id }) => id).sort());
});

test('what is half written is not copied', async () => {
  const [key] = await ring().make(brandId, 1);
  await writeFile(join(folder(), 'sheet', brandId, `${key!.id}.abc.new`), 'half');
  expect(await run()).toEqual({ written: 2, gone: 0 });
});

test('where the copy’s disk is not mounted it says so, and makes nothing below', async () => {
  await rm(copy(), { recursive: true });
  await expect(run()).rejects.toThrow(/There is no folder .*copy.*not mounted/);
  expect(await readdir(root)).toEqual(['keys']);
});

test('after a kill between putting the former wrap away and writing the new one both are there', async () => {
  const [key] = await ring().make(brandId, 1);
  await run();
  const path = join('sheet', brandId, key!.id);
  await mkdir(join(copy(), 'gone', '2026-06-15T10', 'sheet', brandId), { recursive: true });
  await rename(join(copy(), 'now', path), join(copy(), 'gone', '2026-06-15T10', path));
  await writeFile(join(copy(), 'now', `${path}.abc.new`), 'half');
  expect(await run()).toEqual({ written: 1, gone: 0 });
  expect((await readKeyCopy(copy(), undefined)).get(brandId)).toEqual([key]);
});

/** A disk of its own for the copy, where this user may mount one. */
const mount = () =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'none', copy()]).status === 0;

test('a full disk keeps nothing that has to go, leaves no halves, and is said', async ({
  skip,
}) => {
  if (!mount()) skip('no disk can be mounted here');
  try {
    const [first] = await ring().make(brandId, 1);
    await run();
    await ring().destroy(brandId, [first!.id]);
    await run(later(1));
    await writeFile(join(copy(), 'filler'), Buffer.alloc(16_384)).catch(() => {});
    await ring().make(brandId, 2);
    await expect(run(later(50))).rejects.toThrow('ENOSPC');
    expect(await readdir(join(copy(), 'gone'))).toEqual([]);
    const halves = await readdir(copy(), { recursive: true });
    expect(halves.filter((name) => name.endsWith('.new'))).toEqual([]);
    await rm(join(copy(), 'filler'));
    await run(later(50));
    expect(await idsIn()).toHaveLength(2);
  } finally {
    spawnSync('umount', [copy()]);
  }
});
