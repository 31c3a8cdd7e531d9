import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeMaster, readMasters } from './master.ts';
import { openKeyring } from './open-keyring.ts';

let folder: string;
const brandId = randomUUID();

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'otsenka-keyring-')), 'keys');
  await makeMaster({ folder }, 1);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

describe('a key', () => {
  test('is kept under its company, and readable for nobody else', async () => {
    const keyring = openKeyring({ folder });
    const [made] = await keyring.make(brandId, 1);
    expect(await openKeyring({ folder }).open(brandId, made!.id)).toEqual(made!.key);
    expect(await keyring.list(brandId)).toEqual([made!.id]);
    const modes = await Promise.all(
      [folder, join(folder, 'sheet', brandId), join(folder, 'sheet', brandId, made!.id)].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  test('is not in its file as it is', async () => {
    const keyring = openKeyring({ folder });
    const [made] = await keyring.make(brandId, 1);
    const file = join(folder, 'sheet', brandId, made!.id);
    expect((await readFile(file)).includes(made!.key)).toBe(false);
  });

  test('does not open under the name of another, nor for another company', async () => {
    const keyring = openKeyring({ folder });
    const [one, other] = await keyring.make(brandId, 2);
    const at = (id: string, brand = brandId) => join(folder, 'sheet', brand, id);
    await copyFile(at(one!.id), at(other!.id));
    await expect(keyring.open(brandId, other!.id)).rejects.toThrow();
    const elsewhere = randomUUID();
    await keyring.make(elsewhere, 1);
    await copyFile(at(one!.id), at(one!.id, elsewhere));
    await expect(keyring.open(elsewhere, one!.id)).rejects.toThrow();
  });

  test('that is destroyed is gone, twice too, and others stay', async () => {
    const keyring = openKeyring({ folder });
    const [one, other] = await keyring.make(brandId, 2);
    await keyring.destroy(brandId, [one!.id]);
    await keyring.destroy(brandId, [one!.id]);
    expect(await keyring.open(brandId, one!.id)).toBeUndefined();
    expect(await keyring.open(brandId, other!.id)).toEqual(other!.key);
    await keyring.destroyAll(brandId);
    await keyring.destroyAll(brandId);
    expect(await keyring.list(brandId)).toEqual([]);
  });
});

describe('the master key', () => {
  test('is one, whoever makes it at the same time', async () => {
    await rm(join(folder, 'master-1'));
    await Promise.all(Array.from({ length: 8 }, () => makeMaster({ folder }, 1)));
    expect(await readMasters(folder)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['master-1']);
  });

  test('of a cut file is refused with its name', async () => {
    await writeFile(join(folder, 'master-1'), 'short');
    await expect(openKeyring({ folder }).make(brandId, 1)).rejects.toThrow(
      'master-1 is no master key',
    );
  });

  test('made by another process meanwhile opens what that one has made', async () => {
    const here = openKeyring({ folder });
    await here.make(brandId, 1);
    await makeMaster({ folder }, 2);
    const [made] = await openKeyring({ folder }).make(brandId, 1);
    expect(await here.open(brandId, made!.id)).toEqual(made!.key);
  });
});

test('a check writes and reads, and says what it cannot', async () => {
  const keyring = openKeyring({ folder });
  await keyring.check();
  expect(await readdir(folder)).toEqual(['master-1']);
  await rm(folder, { recursive: true });
  await expect(keyring.check()).rejects.toThrow();
});
