import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { startSlowMail } from '#test/kills/kills.ts';
import {
  type BuiltProduct,
  freePort,
  makeDataDir,
  ownEnvironment,
  runProduct,
} from '#test/start/built-product.ts';
import { startCrowd } from '#test/start/crowd.ts';
import { callAt, type Running } from '#test/start/in-work.ts';
import {
  giveToPostgres,
  makePostgres,
  programs,
  runAsPostgres,
  startPostgres,
} from '#test/start/system-postgres.ts';
import { lacking } from '../try-tool.ts';

/** The archive of the admin guide: a disk is lost, and one company goes back to yesterday. */
const lacks =
  lacking('pgbackrest') ||
  (!existsSync(join(programs, 'initdb')) && 'PostgreSQL 15 is not installed here');
const named = lacks ? `: ${lacks}` : '';

let place: string;
let env: Record<string, string>;
let mail: Awaited<ReturnType<typeof startSlowMail>>;
let live: Awaited<ReturnType<typeof startPostgres>>;
let port: number;
let product: BuiltProduct;
const data = () => join(place, 'data');
const keys = () => join(place, 'keys');
const copy = () => join(place, 'copy');
const urlAt = (at: number) => `postgresql://assessment:secret@127.0.0.1:${at}/assessment`;

const archive = (...words: string[]) =>
  runAsPostgres('pgbackrest', ['--stanza=assessment', ...words], { cwd: place, env });
const operate = (words: string, { at = port, keysDir = keys() } = {}) =>
  execFileSync(process.execPath, [fromRoot('dist/server/operator.js'), ...words.split(' ')], {
    encoding: 'utf8',
    env: ownEnvironment({ DATABASE_URL: urlAt(at), KEYS_DIR: keysDir, DATA_DIR: join(place, 'a') }),
  });

/** As a superuser, who sees every row. */
async function ask<R>(text: string, at = port): Promise<R[]> {
  const pool = openPool(`postgresql://postgres@127.0.0.1:${at}/assessment`, () => {});
  try {
    return (await pool.query(text)).rows as R[];
  } finally {
    await pool.end();
  }
}

/** A byte in the middle of the largest file of the copy is another one. Returns what puts it right. */
function damageArchive(): () => void {
  const folder = join(place, 'repo', 'backup', 'assessment');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
  const [largest = ''] = files.sort((a, b) => statSync(b).size - statSync(a).size);
  const bytes = readFileSync(largest);
  const damaged = Buffer.from(bytes);
  const middle = bytes.length >> 1;
  damaged.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(largest, damaged);
  return () => writeFileSync(largest, bytes);
}

/** What archive_timeout does each minute. */
async function untilArchived(): Promise<void> {
  const [{ name } = { name: '' }] = await ask<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  const isThere = async () => {
    const [row] = await ask<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (row?.last ?? '') >= name;
  };
  while (!(await isThere())) await wait(200);
}

async function startProduct(): Promise<Running> {
  const http = await freePort();
  product = runProduct({
    PORT: `${http}`,
    DATABASE_URL: urlAt(port),
    SMTP_URL: mail.url,
    DATA_DIR: join(place, 'a'),
    KEYS_DIR: keys(),
    DEMO: 'off',
  });
  await product.says(/Ready: /);
  const pool = openPool(`postgresql://postgres@127.0.0.1:${port}/assessment`, () => {});
  return { call: callAt(http), database: { pool } };
}

beforeAll(async () => {
  if (lacks) return;
  place = await makeDataDir('archive');
  for (const name of ['repo', 'log', 'lock', 'a', 'copy']) {
    mkdirSync(join(place, name));
    if (!['a', 'copy'].includes(name)) giveToPostgres(join(place, name));
  }
  giveToPostgres(place);
  const settings = join(place, 'pgbackrest.conf');
  port = await freePort();
  writeFileSync(
    settings,
    readFileSync(fromRoot('deploy/point-in-time/pgbackrest.conf'), 'utf8')
      .replace('/mnt/archive/pgbackrest', join(place, 'repo'))
      .replace('/var/lib/postgresql/15/main', data()),
  );
  env = {
    PGBACKREST_CONFIG: settings,
    PGBACKREST_LOG_PATH: join(place, 'log'),
    PGBACKREST_LOCK_PATH: join(place, 'lock'),
    PGBACKREST_PG1_PORT: `${port}`,
    PGBACKREST_PG1_SOCKET_PATH: place,
  };
  mail = await startSlowMail(1);
  makePostgres(data(), readFileSync(fromRoot('deploy/point-in-time/archive.conf'), 'utf8'), place);
  live = await startPostgres(data(), port, { place, env });
  runAsPostgres('sh', [fromRoot('deploy/database/first-start.sh'), live.url], {
    cwd: place,
    env: { DATABASE_PASSWORD: 'secret' },
  });
  archive('stanza-create');
  archive('--type=full', 'backup');
}, 120_000);
afterAll(async () => {
  await product?.end('SIGKILL');
  await live?.end();
  await mail?.close();
  if (place) await rm(place, { recursive: true, force: true });
}, 60_000);

test.skipIf(lacks)(
  `one company goes back to a moment of yesterday, and the others stay as they are today${named}`,
  { timeout: 240_000 },
  async () => {
    const at = await startProduct();
    const crowd = await startCrowd([at], mail, { raters: 3, subjects: 10 });
    const other = await startCrowd([at], mail, { raters: 3, subjects: 30, pace: 250 });
    await Promise.all([crowd.nextAnswer(), other.nextAnswer()]);
    await wait(500);
    await crowd.stop();
    operate(`copy-keys ${copy()}`);
    const [{ moment, slug, brandId } = { moment: '', slug: '', brandId: '' }] = await ask<{
      moment: string;
      slug: string;
      brandId: string;
    }>(
      `select now()::text as moment, slug, id as "brandId" from brand
       where id = (select brand_id from questionary where id = '${crowd.questionaryId}')`,
    );
    const confirmed = crowd.confirmed.length;
    await wait(1_100);
    // Somebody archives the assessment by mistake: its answers are sealed for good, as their keys go.
    await crowd.archive();
    await other.nextAnswer();
    await other.stop();
    await expect.poll(() => operate('keys'), { interval: 500 }).toContain(`${slug}: 0 keys in use`);
    operate(`copy-keys ${copy()}`);
    await untilArchived();

    const elsewhere = { at: await freePort(), keysDir: join(place, 'keys-then') };
    const then = join(place, 'then');
    mkdirSync(then, { mode: 0o700 });
    giveToPostgres(then);
    archive(
      `--pg1-path=${then}`,
      '--type=time',
      `--target=${moment}`,
      '--target-action=promote',
      '--archive-mode=off',
      'restore',
    );
    const yesterday = await startPostgres(then, elsewhere.at, { place, env });
    cpSync(join(copy(), 'now'), elsewhere.keysDir, { recursive: true });
    operate(`bring-keys ${copy()}`, elsewhere);
    const file = join(place, 'company.zip');
    operate(`export-brand ${slug} ${file} --keys`, elsewhere);
    await yesterday.end();

    operate(`export-brand ${slug} ${join(place, 'today.zip')} --keys`);
    operate(`delete-brand ${slug} --confirm ${slug}`);
    operate(`import-brand ${file}`);
    expect(await crowd.kept()).toEqual({ sheets: confirmed, done: confirmed });
    const [row] = await ask<{ status: string }>(
      `select status from questionary where id = '${crowd.questionaryId}' and brand_id = '${brandId}'`,
    );
    expect(row?.status).toBe('inwork');
    expect(operate('keys')).toContain(`${slug}: 10 keys in use, 0 missing`);
    const rest = other.confirmed.length;
    expect(await other.kept()).toEqual({ sheets: rest, done: rest });
  },
);

test.skipIf(lacks)(
  `the machine is lost with its disk: what the archive has is back, with its keys${named}`,
  { timeout: 240_000 },
  async () => {
    const before = await ask<{ n: string }>('select count(*) as n from sheet');
    operate(`copy-keys ${copy()}`);
    await untilArchived();
    await product.end('SIGKILL');
    await live.end('SIGKILL');
    for (const lost of [data(), keys(), join(place, 'a')]) await rm(lost, { recursive: true });
    mkdirSync(data(), { mode: 0o700 });
    giveToPostgres(data());
    mkdirSync(join(place, 'a'));

    const mend = damageArchive();
    expect(() => archive('restore')).toThrow(/ERROR: \[\d+\]/);
    mend();
    archive('--delta', 'restore');
    live = await startPostgres(data(), port, { place, env });
    cpSync(join(copy(), 'now'), keys(), { recursive: true });
    operate(`bring-keys ${copy()}`);
    await startProduct();
    expect(await ask('select count(*) as n from sheet')).toEqual(before);
    expect(operate('keys')).not.toMatch(/, [1-9]\d* missing/);
  },
);
