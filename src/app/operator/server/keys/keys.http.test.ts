import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make as makeWebhooks } from '#addon/webhook/test/security.ts';
import { removeBrand } from '#app/operator/server/delete-brand.ts';
import { runCommand } from '#app/operator/server/run-command.ts';
import { secretBytes } from '#core/account/server/factor/totp.ts';
import { destroyForgottenKeys } from '#core/answer-sheet/server/tasks.ts';
import { make as makeSso } from '#core/sso/test/security.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { masterOf } from '#platform/server/keyring/encrypt.ts';
import { makeMaster, readMasters } from '#platform/server/keyring/master.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { whileNoneIsDestroyed } from '#platform/server/keyring/queries.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';
import { rotateMaster } from '#platform/server/keyring/rotate.ts';
import { ageOfBackup, missingKeysOfBackup } from '#platform/server/shared/last-backup.ts';
import { enrol } from '#test/factor.ts';
import { inBrand } from '#test/factories.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { createTestDatabase } from '#test/start/start-database.ts';

/** What an operator does with the keys of waiting answers. */
const asking = startAsking();
const { house, query, tokenOf } = asking;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otsenka-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keysDir = () => house.context.config.keys.folder;

async function operate(
  args: string,
  { typed = '', url = house.url, keys = keysDir(), second = '' } = {},
) {
  const lines: string[] = [];
  const ask = async () => typed;
  const env = { DATABASE_URL: url, DATA_DIR: folder, KEYS_DIR: keys, KEYS_DIR_2: second };
  await runCommand(args.split(' '), env, { say: (line) => lines.push(line), ask });
  return lines.join('\n');
}

const answerOne = async (person = 2) =>
  expect((await asking.answer(await tokenOf(asking.company.people[person]))).status).toBe(200);

/** The data keys of the company's open answers, from that keyring. */
async function keysIn(keyring = house.context.keyring) {
  const { brandId } = asking.company;
  const rows = await query<{ id: string }>(
    'select key_id as id from sheet_key where brand_id = $1 order by 1',
    [brandId],
  );
  return Promise.all(
    rows.map(async ({ id }) => (await keyring.open(brandId, id))?.toString('hex')),
  );
}

const slugOf = async () => {
  const { brandId } = asking.company;
  const [row] = await query<{ slug: string }>('select slug from brand where id = $1', [brandId]);
  return row!.slug;
};

/** As if these keys had been there for two hours. */
async function rest(...keyIds: string[]) {
  const past = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const files = keyIds.map((id) => join(keysDir(), 'sheet', asking.company.brandId, id));
  await Promise.all(files.map((file) => utimes(file, past, past)));
}

describe('a backup', () => {
  /** Into an empty database and an empty keyring. Says what the commands said. */
  async function restoreTo(
    options: string,
    work: (there: { url: string; keys: string }) => unknown,
  ) {
    const database = await createTestDatabase();
    const pool = openPool(database.url, () => {});
    const keys = join(folder, 'there');
    try {
      await operate(`restore ${join(folder, 'all.zip')}${options}`, { url: database.url, keys });
      await work({ url: database.url, keys });
    } finally {
      await pool.end();
      await database.drop();
    }
  }

  test('has its keys in a file of its own, readable for nobody else, and both together restore', async () => {
    await answerOne();
    const file = join(folder, 'all.zip');
    await operate(`backup ${file}`);
    expect((await stat(`${file}.keys`)).mode & 0o777).toBe(0o600);
    expect(await ageOfBackup(folder, new Date())).toBeLessThan(60);
    const [key = ''] = await keysIn();
    const bytes = await readFile(file);
    for (const form of ['hex', 'base64'] as const) {
      expect(bytes.includes(Buffer.from(key, 'hex').toString(form))).toBe(false);
    }
    await restoreTo('', async ({ keys }) => {
      expect(await keysIn(openKeyring({ folder: keys }))).toEqual(await keysIn());
    });
  });

  test('under a passphrase opens with that one only', async () => {
    const [right, wrong] = [join(folder, 'right'), join(folder, 'wrong')];
    await writeFile(right, 'correct horse\n');
    await writeFile(wrong, 'battery staple');
    const file = join(folder, 'all.zip');
    await operate(`backup ${file} --passphrase-file ${right}`);
    const [key = ''] = await keysIn();
    const written = await readFile(`${file}.keys`, 'utf8');
    expect(written).not.toContain(Buffer.from(key, 'hex').toString('base64'));
    await expect(restoreTo('', () => {})).rejects.toThrow('--passphrase-file');
    await expect(restoreTo(` --passphrase-file ${wrong}`, () => {})).rejects.toThrow('passphrase');
    await restoreTo(` --passphrase-file ${right}`, async ({ keys }) => {
      expect(await keysIn(openKeyring({ folder: keys }))).toEqual(await keysIn());
    });
  });

  test('without its keys is put back only where somebody says so, and says what stays unread', async () => {
    await answerOne();
    const file = join(folder, 'all.zip');
    await operate(`backup ${file} --no-keys`);
    await expect(stat(`${file}.keys`)).rejects.toThrow('ENOENT');
    await expect(restoreTo('', () => {})).rejects.toThrow('Nothing was restored');
    await restoreTo(' --no-keys', async ({ url, keys }) => {
      expect(await keysIn(openKeyring({ folder: keys }))).toContain(undefined);
      expect(await operate('keys', { url, keys })).toContain('missing');
    });
  });

  /** What ends the command, and what it has said until then. */
  const failing = (args: string, options = {}) =>
    operate(args, options).then(
      () => expect.unreachable(args),
      (error: Error) => error.message,
    );

  test.each([
    ['is damaged', (key: string) => writeFile(key, 'no')],
    ['is missing', (key: string) => rm(key)],
  ])('is no success where a key %s, and leaves the last good one as it was', async (_, spoil) => {
    await answerOne();
    const { brandId } = asking.company;
    const file = join(folder, 'all.zip');
    const good = new Date(Date.now() - 60_000);
    await operate(`backup ${file}`);
    await utimes(join(folder, 'last-backup'), good, good);
    const [row] = await query<{ id: string }>(
      'select key_id as id from sheet_key where brand_id = $1',
      [brandId],
    );
    const key = join(keysDir(), 'sheet', brandId, row!.id);
    const bytes = await readFile(key);
    await spoil(key);
    try {
      const said = await failing(`backup ${file} --replace`);
      expect(said).toMatch(/lacks 1 key, missing or damaged in .*: 1 sheet of/);
      expect(await missingKeysOfBackup(folder)).toBe(1);
      expect((await stat(join(folder, 'last-backup'))).mtime).toEqual(good);
      expect(
        await failing(`export-brand ${await slugOf()} ${join(folder, 'one.zip')} --keys`),
      ).toBe(said.replaceAll('all.zip', 'one.zip'));
      expect(await operate(`backup ${file} --replace --no-keys`)).toMatch(
        /Without keys nobody reads \d+ sheets? of waiting answers in it/,
      );
      expect(await ageOfBackup(folder, new Date())).toBeLessThan(60);
    } finally {
      await writeFile(key, bytes);
    }
  });

  test('is no success with the settings of another keyring', async () => {
    await answerOne();
    const elsewhere = join(folder, 'elsewhere');
    const file = join(folder, 'all.zip');
    expect(await failing(`backup ${file}`, { keys: elsewhere })).toContain(elsewhere);
    expect(await ageOfBackup(folder, new Date())).toBeNull();
  });

  test.each([
    ['one bit is another', (bytes: Buffer) => bytes.fill(bytes[40]! ^ 1, 40, 41)],
    ['its end is cut off', (bytes: Buffer) => bytes.subarray(0, -20)],
  ])('with a file of keys in which %s is not put back', async (_, spoil) => {
    await answerOne();
    const secret = join(folder, 'secret');
    await writeFile(secret, 'correct horse');
    for (const options of ['', ` --passphrase-file ${secret}`]) {
      const file = join(folder, 'all.zip');
      await operate(`backup ${file} --replace${options}`);
      await writeFile(`${file}.keys`, spoil(await readFile(`${file}.keys`)));
      await expect(restoreTo(options, () => {})).rejects.toThrow('all.zip.keys is damaged');
    }
  });

  test('of before files of keys had sums says which keys are damaged in it', async () => {
    await answerOne();
    const file = join(folder, 'all.zip');
    await operate(`backup ${file}`);
    const { sum: _, ...former } = JSON.parse(await readFile(`${file}.keys`, 'utf8'));
    const rows = JSON.parse(Buffer.from(former.keys, 'base64').toString()) as string[][];
    const own = rows.find(([brandId]) => brandId === asking.company.brandId)!;
    own[2] = Buffer.alloc(32).toString('base64');
    former.keys = Buffer.from(JSON.stringify(rows)).toString('base64');
    await writeFile(`${file}.keys`, JSON.stringify(former));
    expect(await operate(`bring-keys ${file}.keys`)).toContain('1 key is damaged');
  });
});

describe('a copy of each minute', () => {
  test('brings back a key that was destroyed since, and none that answers don’t wait with', async () => {
    await answerOne();
    const copy = join(folder, 'copy');
    await mkdir(copy);
    const { brandId } = asking.company;
    const [idle] = await house.context.keyring.make(brandId, 1);
    expect(await operate(`copy-keys ${copy}`, { url: '' })).toMatch(/^\d+ files copied, 0 gone/);
    const before = await keysIn();
    const rows = await query<{ id: string }>(
      'select key_id as id from sheet_key where brand_id = $1',
      [brandId],
    );
    const ids = [...rows.map(({ id }) => id), idle!.id];
    await house.context.keyring.destroy(brandId, ids);
    expect(await operate(`copy-keys ${copy}`, { url: '' })).toContain(` ${ids.length} gone`);
    expect(await keysIn()).toContain(undefined);
    await operate(`bring-keys ${copy}`);
    expect(await keysIn()).toEqual(before);
    expect(await house.context.keyring.open(brandId, idle!.id)).toBeUndefined();
  });
});

describe('a second folder', () => {
  test('is refused until it has what the first one has, and can then stand alone', async () => {
    await answerOne();
    const { database } = house.context;
    const second = join(folder, 'second');
    const place = { folder: keysDir(), second };
    await expect(requireMaster(database, place)).rejects.toThrow(`${second} has no master key`);
    expect(await operate('keys --mirror', { second })).toContain('lies in both');
    await requireMaster(database, place);
    expect(await operate('keys', { second })).toContain(' 0 in one folder of two');
    expect(await keysIn(openKeyring({ folder: second }))).toEqual(await keysIn());
    expect(await rotateMaster(database, place, 0)).toBeGreaterThan(0);
    await requireMaster(database, place);
    expect(await keysIn(openKeyring({ folder: second }))).not.toContain(undefined);
  });
});

describe('a master key that is rotated', () => {
  test('opens what was sealed before, and the former one is gone', async () => {
    const before = await keysIn();
    expect(await rotateMaster(house.context.database, { folder: keysDir() }, 0)).toBeGreaterThan(0);
    expect((await readMasters(keysDir())).map(({ number }) => number)).toHaveLength(1);
    expect(await keysIn(openKeyring({ folder: keysDir() }))).toEqual(before);
  });

  test('seals the secrets of apps and of company sign-in anew', async () => {
    const { brandId, hrToken: token } = asking.company;
    const { database, keyring } = house.context;
    const { secret } = await enrol(house, token);
    await inBrand(database, brandId, async (scope) => {
      const [member] = await query<{ id: string }>(
        'select id from membership where brand_id = $1',
        [brandId],
      );
      await makeSso(scope, { house, slug: 'rotated', membershipId: member!.id });
      await makeWebhooks(scope, { house });
    });
    const sealed = () =>
      query<{ id: string; sealed: Buffer; purpose: 'totp' | 'secret' }>(
        `select id, sealed, 'totp' as purpose from account_factor where sealed is not null
         union all select id, sealed_secret, 'secret' from sso_connection
         union all select id, sealed_secret, 'secret' from hook order by 1`,
      );
    const before = await sealed();
    await rotateMaster(database, { folder: keysDir() }, 0);
    const [master] = await readMasters(keysDir());
    const after = await sealed();
    expect(after.map(({ sealed: value }) => masterOf(value))).toEqual(
      before.map(() => master!.number),
    );
    const opened = await Promise.all(
      after.map(({ id, sealed: value, purpose }) => keyring.decrypt({ purpose, place: id }, value)),
    );
    const appSecret = secretBytes(secret).toString('latin1');
    expect(opened.map((value) => value.toString('latin1')).sort()).toEqual(
      [...Array(2).fill('secret'), ...Array(2).fill('whsec_c2VjcmV0'), appSecret].sort(),
    );
  });

  test('while people answer and assessments begin: nothing is lost', async () => {
    const rotating = rotateMaster(house.context.database, { folder: keysDir() }, 50);
    await Promise.all([answerOne(2), answerOne(3), answerOne(4)]);
    await rotating;
    expect(await keysIn()).not.toContain(undefined);
    expect(await asking.sheets()).toHaveLength(3);
    expect((await asking.report()).passedParticipantCount).toBe(3);
  });

  test.each([
    [
      'the clock',
      async () => destroyForgottenKeys(house.context, {}, { attempt: 1, isLast: true }),
    ],
    ['keys --sweep', () => operate('keys --sweep')],
    ['delete-brand', async () => removeBrand(house.url, house.context.keyring, await slugOf())],
  ])('brings no key back that is destroyed meanwhile, by %s', async (_, destroy) => {
    const { keyring } = house.context;
    const { brandId } = asking.company;
    await query('update sheet_key set is_over = true where brand_id = $1', [brandId]);
    await rest(...(await keyring.list(brandId)));
    const destroyed: Promise<unknown>[] = [];
    await whileNoneIsDestroyed(house.context.database, async () => {
      destroyed.push(destroy());
      const waiting = () =>
        query(`select from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`);
      await expect.poll(waiting).toHaveLength(1);
      expect(await keyring.list(brandId)).toHaveLength(1);
    });
    await Promise.all(destroyed);
    expect(await keyring.list(brandId)).toEqual([]);
  });

  test('leaves a damaged key as it is, and the others are wrapped anew', async () => {
    const { keyring } = house.context;
    const { brandId } = asking.company;
    const [damaged, whole] = await keyring.make(brandId, 2);
    const file = join(keysDir(), 'sheet', brandId, damaged!.id);
    await writeFile(file, 'no');
    await rotateMaster(house.context.database, { folder: keysDir() }, 0);
    expect(await readFile(file, 'utf8')).toBe('no');
    expect(await openKeyring({ folder: keysDir() }).open(brandId, whole!.id)).toEqual(whole!.key);
  });

  test('goes on after a break', async () => {
    const before = await keysIn();
    const [last] = (await readMasters(keysDir())).slice(-1);
    await makeMaster({ folder: keysDir() }, last!.number + 1);
    await rotateMaster(house.context.database, { folder: keysDir() }, 0);
    expect(await readMasters(keysDir())).toHaveLength(1);
    expect(await keysIn(openKeyring({ folder: keysDir() }))).toEqual(before);
  });
});

test('keys that seal nothing are counted, and destroyed when they have rested', async () => {
  const { brandId } = asking.company;
  const [idle] = await house.context.keyring.make(brandId, 1);
  const line = async (said: string) => {
    const slug = await slugOf();
    return said.split('\n').find((each) => each.includes(`${slug}:`));
  };
  expect(await line(await operate('keys'))).toContain('0 that seal nothing');
  await rest(idle!.id);
  expect(await line(await operate('keys'))).toContain('1 that seal nothing');
  await operate('keys --sweep');
  expect(await house.context.keyring.list(brandId)).not.toContain(idle!.id);
  expect(await keysIn()).not.toContain(undefined);
});

test('a key that is missing or damaged is counted among those in use', async () => {
  const { brandId } = asking.company;
  const slug = await slugOf();
  const line = async () =>
    (await operate('keys')).split('\n').find((each) => each.includes(`${slug}:`));
  const [keyId] = await house.context.keyring.list(brandId);
  expect(await line()).toContain('0 missing or damaged');
  const file = join(keysDir(), 'sheet', brandId, keyId!);
  await writeFile(file, 'no');
  expect(await line()).toContain('1 missing or damaged');
  await rm(file);
  expect(await line()).toContain('1 missing or damaged');
});
