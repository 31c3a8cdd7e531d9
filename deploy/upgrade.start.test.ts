import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { type Database, openPool } from '#server/platform/db/pool.ts';
import { fromRoot } from '#server/platform/shared/root.ts';
import { isLong } from '#test/how-long.ts';
import { startSlowMail } from '#test/kills/kills.ts';
import { freePort, makeDataDir, ownEnvironment } from '#test/start/built-product.ts';
import { type Crowd, startCrowd } from '#test/start/crowd.ts';
import { callAt } from '#test/start/in-work.ts';

/** `deploy/upgrade` from one release to the next while people answer (decision 118). */
let place: string;
let embedded: Embedded;
let database: Database;
let mail: Awaited<ReturnType<typeof startSlowMail>>;
let port: number;
let crowd: Crowd;

/** What a machine of its own has: releases side by side, and a supervisor. */
const inPlace = (path: string) => join(place, path);
/** Ends the product that runs, and starts that of the current release. */
const restart = `
  if [ -f pid ]; then kill $(cat pid); while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done; fi
  (cd current && exec node dist/server/main.js >>../log 2>&1) & echo $! >pid`;

beforeAll(async () => {
  place = await makeDataDir('upgrade');
  mkdirSync(inPlace('database'), { mode: 0o755 });
  embedded = await startEmbedded({ dataDir: inPlace('database'), log: () => {}, durable: false });
  database = { pool: openPool(embedded.url, () => {}) };
  [mail, port] = await Promise.all([startSlowMail(1), freePort()]);
  makeRelease('1.0.0');
  symlinkSync('releases/1.0.0', inPlace('current'));
  writeFileSync(inPlace('restart.sh'), `cd ${place}\n${restart}\n`);
  await run('sh', [inPlace('restart.sh')]);
  const call = callAt(port);
  while (!(await isReady())) await wait(50);
  crowd = await startCrowd([{ call, database }], mail, { raters: 4, subjects: 150 });
});
afterAll(async () => {
  await crowd?.stop();
  process.kill(Number(readFileSync(inPlace('pid'), 'utf8')));
  await Promise.all([mail?.close(), database?.pool.end()]);
  await embedded?.stop();
  await rm(place, { recursive: true, force: true });
});

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A release as it stands beside others once it is built. */
function makeRelease(version: string): string {
  const folder = inPlace(`releases/${version}`);
  const parts = ['dist', 'docs', 'deploy', 'server/platform/db/migrations', 'server/platform/pdf'];
  for (const part of [...parts, 'server/company/auth/common-passwords.txt'])
    cpSync(fromRoot(part), join(folder, part), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  const about = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, version }));
  return folder;
}

const listOfSteps = 'server/platform/db/migrations/meta/_journal.json';
const readSteps = (folder: string) => JSON.parse(readFileSync(join(folder, listOfSteps), 'utf8'));

/** A step of the schema that it takes and former releases don't know. */
function addStep(folder: string, column: string): void {
  const migrations = join(folder, 'server/platform/db/migrations');
  writeFileSync(join(migrations, `0999_${column}.sql`), `alter table brand add ${column} int;`);
  const journal = readSteps(folder);
  const [last] = journal.entries.slice(-1);
  const step = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `0999_${column}` };
  writeFileSync(
    join(folder, listOfSteps),
    JSON.stringify({ ...journal, entries: [...journal.entries, step] }),
  );
}

async function run(program: string, words: string[], env: Record<string, string> = {}) {
  const settings = {
    PORT: `${port}`,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: embedded.url,
    SMTP_URL: mail.url,
    DATA_DIR: inPlace('data'),
  };
  const child = spawn(program, words, {
    env: ownEnvironment({ ...settings, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  // What the supervisor started holds the pipes open.
  const [code] = await once(child, 'exit');
  return { code, said };
}

/** Runs the script of that release, as on a machine with systemd. */
const upgradeTo = (version: string, env: Record<string, string> = {}, words: string[] = []) =>
  run(inPlace(`releases/${version}/deploy/upgrade`), words, {
    BUILD: 'test -f dist/server/main.js',
    BACK_UP: `cd ${place}/current && node dist/server/operator.js backup --replace ${place}/copy.zip`,
    CHECK: 'node dist/server/operator.js check-upgrade',
    RESTART: `sh ${inPlace('restart.sh')}`,
    ADDRESS: `http://127.0.0.1:${port}`,
    // Only what hangs reaches it.
    PATIENCE: '120',
    ...env,
  });
/** A program of the system that fails from the moment on at which `condition` holds, as on a full disk. */
function failing(name: string, condition: string): Record<string, string> {
  const folder = inPlace(`failing-${name}`);
  mkdirSync(folder, { recursive: true });
  const text = `#!/bin/sh
if ${condition}; then echo '${name}: No space left on device' >&2; exit 1; fi
PATH=$REAL_PATH exec ${name} "$@"`;
  writeFileSync(join(folder, name), text, { mode: 0o755 });
  const path = process.env.PATH ?? '';
  return { PATH: `${folder}:${path}`, REAL_PATH: path };
}
/** From now on the tables need programs that know so many steps. */
const older = (steps: number) =>
  database.pool.query('update drizzle.releases set fewest_steps = $1', [steps]);
const current = () => readlink(inPlace('current')).then((path) => path.split('/').at(-1));
const version = async () =>
  (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).data.version.split('+')[0];

test('what can’t be built or copied changes nothing, and people answer on', async () => {
  makeRelease('1.0.1');
  const disk = await upgradeTo('1.0.1', { BUILD: 'cat package.json >/dev/full' });
  expect(disk).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No space left.*build failed/s),
  });
  const copy = await upgradeTo('1.0.1', { BACK_UP: 'cat package.json >/dev/full' });
  expect(copy).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No space left.*The backup failed/s),
  });
  const links = await upgradeTo('1.0.1', { BACK_UP: 'true', ...failing('ln', 'true') });
  expect(links).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No space left.*links can't be made.*nothing has been changed/s),
  });
  expect([await current(), await version()]).toEqual(['1.0.0', '1.0.0']);
  await crowd.nextAnswer();
});

test('a check says what will be shown no more, and changes nothing', async () => {
  const { code, said } = await upgradeTo('1.0.1', { BACK_UP: 'false' }, ['--check']);
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing that is shown today')]);
  const failed = await upgradeTo('1.0.1', { CHECK: 'false' }, ['--check']);
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('The check failed') });
  expect([await current(), await version()]).toEqual(['1.0.0', '1.0.0']);
});

test('a second one at once is refused, and a kill of the first in its build or backup leaves all as it was', async () => {
  const begun = inPlace('begun');
  for (const step of ['BUILD', 'BACK_UP']) {
    const first = upgradeTo('1.0.1', {
      [step]: `touch ${begun}; until [ -f ${begun}.go ]; do sleep 0.05; done; kill -9 $PPID`,
    });
    while (!existsSync(begun)) await wait(20);
    expect(await upgradeTo('1.0.1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Another upgrade is under way'),
    });
    writeFileSync(`${begun}.go`, '');
    expect((await first).code).toBeNull();
    await Promise.all([begun, `${begun}.go`].map((file) => rm(file)));
  }
  expect([await current(), await version()]).toEqual(['1.0.0', '1.0.0']);
  await crowd.nextAnswer();
});

test.runIf(isLong)(
  'the way back needs no room on a disk that is full after the switch',
  async () => {
    const folder = makeRelease('1.0.3');
    writeFileSync(join(folder, 'dist/server/main.js'), 'process.exit(1);');
    const full = failing('ln', `[ "$(readlink ${place}/current)" = "${folder}" ]`);
    const { said } = await upgradeTo('1.0.3', { PATIENCE: '6', ...full });
    expect(said).toMatch(/1\.0\.3 is not ready.*1\.0\.0 is ready again/s);
    expect([await current(), await version()]).toEqual(['1.0.0', '1.0.0']);
  },
);

test.runIf(isLong)('a release that does not come up gives way to the former one', async () => {
  const folder = makeRelease('1.0.2');
  writeFileSync(join(folder, 'dist/server/main.js'), 'process.exit(1);');
  const { code, said } = await upgradeTo('1.0.2', { PATIENCE: '6' });
  expect(said).toMatch(/1\.0\.2 is not ready after 6 s: going back.*1\.0\.0 is ready again/s);
  expect([code, await current(), await version()]).toEqual([1, '1.0.0', '1.0.0']);
  await crowd.nextAnswer();
});

test.runIf(isLong)('so does one that fails after it has changed the tables', async () => {
  const folder = makeRelease('1.1.0');
  addStep(folder, 'first_new');
  const main = join(folder, 'dist/server/main.js');
  const real = join(folder, 'dist/server/real.js');
  cpSync(main, real);
  // It migrates, and then answers where nobody asks.
  writeFileSync(main, `process.env.PORT = '0'; await import(${JSON.stringify(real)});`);
  const { said } = await upgradeTo('1.1.0', { PATIENCE: '20' });
  expect(said).toMatch(/1\.1\.0 is not ready.*1\.0\.0 is ready again/s);
  expect((await database.pool.query('select first_new from brand')).rows).toEqual([
    { first_new: null },
  ]);
  await crowd.nextAnswer();
});

test('one that comes up takes over while people answer, after an upgrade was killed too', async () => {
  const folder = makeRelease('1.2.0');
  addStep(folder, 'first_new');
  const killed = await upgradeTo('1.2.0', { RESTART: 'kill -9 $PPID' });
  expect([killed.code, await current(), await version()]).toEqual([null, '1.2.0', '1.0.0']);
  const { code, said } = await upgradeTo('1.2.0');
  expect(said).toMatch(/1\.2\.0 is ready/);
  expect([code, await current(), await version()]).toEqual([0, '1.2.0', '1.2.0']);
  await crowd.nextAnswer();
  expect(await upgradeTo('1.2.0')).toMatchObject({
    code: 1,
    said: expect.stringContaining('already'),
  });
});

test.runIf(isLong)(
  'a former release that is too old for the tables refuses, and the present one is back',
  async () => {
    await older(readSteps(inPlace('releases/1.2.0')).entries.length);
    const { code, said } = await upgradeTo('1.0.0', { PATIENCE: '6' });
    await older(1);
    expect(said).toMatch(/1\.0\.0 is not ready.*1\.2\.0 is ready again/s);
    expect([code, await current(), await version()]).toEqual([1, '1.2.0', '1.2.0']);
    expect(readFileSync(inPlace('releases/log'), 'utf8')).toMatch(/too old to work with them/);
    await crowd.nextAnswer();
  },
);

test('where a release has taken away what the former uses, the way back is refused with the reason', async () => {
  const needed = inPlace('releases/1.2.0/server/platform/db/migrations/fewest-steps');
  const before = readFileSync(needed, 'utf8');
  writeFileSync(needed, `${readSteps(inPlace('releases/1.2.0')).entries.length}`);
  const { code, said } = await upgradeTo('1.0.0', { BUILD: 'false' });
  writeFileSync(needed, before);
  expect(said).toMatch(/1\.0\.0 is too old for the tables of .*1\.2\.0, which goes on.*backup/s);
  expect([code, await current(), await version()]).toEqual([1, '1.2.0', '1.2.0']);
  await crowd.nextAnswer();
});

test('the former release is back by its own script, on the newer tables, and nothing is lost', async () => {
  const { said } = await upgradeTo('1.0.0');
  expect(said).toMatch(/1\.0\.0 is ready/);
  await crowd.nextAnswer();
  await crowd.stop();
  const { sheets, done } = await crowd.kept();
  expect([Number(sheets), Number(done)]).toEqual([crowd.confirmed.length, crowd.confirmed.length]);
});

test('one that has become too old while it runs says so, is not ready, and leaves its jobs to others', async () => {
  /** Workers of a process that lives (`take-up.ts`). */
  const workers = async () =>
    (
      await database.pool.query(
        `select from pg_locks where locktype = 'advisory' and classid = 360000002`,
      )
    ).rowCount;
  expect([await isReady(), await workers()]).toEqual([true, expect.toSatisfy((n) => n > 0)]);
  await older(99);
  await expect.poll(isReady).toBe(false);
  await expect.poll(workers).toBe(0);
  expect(readFileSync(inPlace('releases/log'), 'utf8')).toMatch(/jobs are left to others/);
});
