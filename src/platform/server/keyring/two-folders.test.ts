import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMaster, readMasters } from './master.ts';
import { openKeyring } from './open-keyring.ts';

/** No single disk holds the keys (decision 120). */
const brandId = randomUUID();
let root: string;
let folder: string;
let second: string;
const keyring = () => openKeyring({ folder, second });
/** What a folder holds of the company's keys. */
const keysOf = (place: string) => readdir(join(place, 'sheet', brandId)).catch(() => []);
/** A disk that is gone: its folder is there no more, and can't be made. */
async function lose(place: string): Promise<void> {
  await rename(place, `${place}-lost`);
  await writeFile(place, '');
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'otsenka-two-'));
  [folder, second] = [join(root, 'a'), join(root, 'b')];
  await makeMaster({ folder, second }, 1);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('both have the same master key', async () => {
  expect(await readMasters(second)).toEqual(await readMasters(folder));
});

test('a key is in both, and opens from either', async () => {
  const [made] = await keyring().make(brandId, 1);
  expect(await keysOf(folder)).toEqual([made!.id]);
  expect(await keysOf(second)).toEqual([made!.id]);
  for (const lost of [folder, second]) {
    await lose(lost);
    expect(await keyring().open(brandId, made!.id)).toEqual(made!.key);
    expect(await keyring().isUsable()).toBe(true);
    await expect(keyring().check()).rejects.toThrow();
    await rm(lost);
    await rename(`${lost}-lost`, lost);
  }
});

test('one that is damaged here opens from there', async () => {
  const [made] = await keyring().make(brandId, 1);
  const file = join(folder, 'sheet', brandId, made!.id);
  await writeFile(file, (await readFile(file)).fill(7, 4));
  expect(await keyring().open(brandId, made!.id)).toEqual(made!.key);
});

test('none is made while one folder is away', async () => {
  await lose(second);
  await expect(keyring().make(brandId, 1)).rejects.toThrow();
});

test('it is destroyed once it is in neither, and not said to be before', async () => {
  const [made] = await keyring().make(brandId, 1);
  await lose(second);
  await expect(keyring().destroy(brandId, [made!.id])).rejects.toThrow();
  expect(await keysOf(folder)).toEqual([]);
  await rm(second);
  await rename(`${second}-lost`, second);
  await keyring().destroy(brandId, [made!.id]);
  expect(await keysOf(second)).toEqual([]);
  expect(await keyring().open(brandId, made!.id)).toBeUndefined();
});

test('keys that one folder lacks are listed and taken in', async () => {
  const [one, other] = await keyring().make(brandId, 2);
  await keyring().open(brandId, one!.id);
  await rm(join(folder, 'sheet', brandId, one!.id));
  await rm(join(second, 'sheet', brandId, other!.id));
  expect((await keyring().list(brandId)).sort()).toEqual([one!.id, other!.id].sort());
  await keyring().takeIn(brandId, [one!, other!]);
  expect((await keysOf(folder)).sort()).toEqual((await keysOf(second)).sort());
});

test('none opens that neither has; what is wrong in both is said', async () => {
  expect(await keyring().open(brandId, randomUUID())).toBeUndefined();
  await lose(folder);
  await lose(second);
  expect(await keyring().isUsable()).toBe(false);
});
