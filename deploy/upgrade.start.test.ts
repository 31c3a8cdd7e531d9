import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '#test/how-long.ts';
import { type Machine, startMachine } from '#test/kills/machine.ts';
import { type Crowd, startCrowd } from '#test/start/crowd.ts';
import { callAt } from '#test/start/in-work.ts';

/** `deploy/upgrade` from one release to the next while people answer (decision 118). */
let machine: Machine;
let crowd: Crowd;

beforeAll(async () => {
  machine = await startMachine('upgrade');
  machine.makeRelease('1.0.0');
  await machine.begin('1.0.0');
  const { mail, port, database } = machine;
  crowd = await startCrowd([{ call: callAt(port), database }], mail, { raters: 4, subjects: 150 });
});
afterAll(async () => {
  await crowd?.stop();
  await machine?.close();
});

const listOfSteps = 'src/platform/server/db/migrations/meta/_journal.json';
const readSteps = (folder: string) => JSON.parse(readFileSync(join(folder, listOfSteps), 'utf8'));

/** A step of the schema that it takes and former releases don't know. */
function addStep(folder: string, column: string): void {
  const migrations = join(folder, 'src/platform/server/db/migrations');
  writeFileSync(join(migrations, `0999_${column}.sql`), `alter table brand add ${column} int;`);
  const journal = readSteps(folder);
  const [last] = journal.entries.slice(-1);
  const step = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `0999_${column}` };
  writeFileSync(
    join(folder, listOfSteps),
    JSON.stringify({ ...journal, entries: [...journal.entries, step] }),
  );
}

/** A program of the system that fails from the moment on at which `condition` holds, as on a full disk. */
function failing(name: string, condition: string): Record<string, string> {
  const folder = machine.inPlace(`failing-${name}`);
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
  machine.database.pool.query('update drizzle.releases set fewest_steps = $1', [steps]);

test('what can’t be built or copied changes nothing, and people answer on', async () => {
  machine.makeRelease('1.0.1');
  const disk = await machine.upgradeTo('1.0.1', { BUILD: 'cat package.json >/dev/full' });
  expect(disk).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No space left.*build failed/s),
  });
  const copy = await machine.upgradeTo('1.0.1', { BACK_UP: 'cat package.json >/dev/full' });
  expect(copy).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No space left.*The backup failed/s),
  });
  const links = await machine.upgradeTo('1.0.1', { BACK_UP: 'true', ...failing('ln', 'true') });
  expect(links).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No space left.*links can't be made.*nothing has been changed/s),
  });
  expect([await machine.current(), await machine.version()]).toEqual(['1.0.0', '1.0.0']);
  await crowd.nextAnswer();
});

test('a check says what will be shown no more, and changes nothing', async () => {
  const { code, said } = await machine.upgradeTo('1.0.1', { BACK_UP: 'false' }, ['--check']);
  expect([code, said]).toEqual([0, expect.stringContaining('Nothing that is shown today')]);
  const failed = await machine.upgradeTo('1.0.1', { CHECK: 'false' }, ['--check']);
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('The check failed') });
  expect([await machine.current(), await machine.version()]).toEqual(['1.0.0', '1.0.0']);
});

test('a second one at once is refused, and a kill of the first in its build or backup leaves all as it was', async () => {
  const begun = machine.inPlace('begun');
  for (const step of ['BUILD', 'BACK_UP']) {
    const first = machine.upgradeTo('1.0.1', {
      [step]: `touch ${begun}; until [ -f ${begun}.go ]; do sleep 0.05; done; kill -9 $PPID`,
    });
    while (!existsSync(begun)) await wait(20);
    expect(await machine.upgradeTo('1.0.1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Another upgrade is under way'),
    });
    writeFileSync(`${begun}.go`, '');
    expect((await first).code).toBeNull();
    await Promise.all([begun, `${begun}.go`].map((file) => rm(file)));
  }
  expect([await machine.current(), await machine.version()]).toEqual(['1.0.0', '1.0.0']);
  await crowd.nextAnswer();
});

test.runIf(isLong)(
  'the way back needs no room on a disk that is full after the switch',
  async () => {
    const folder = machine.makeRelease('1.0.3');
    writeFileSync(join(folder, 'dist/server/main.js'), 'process.exit(1);');
    const full = failing('ln', `[ "$(readlink ${machine.place}/current)" = "${folder}" ]`);
    const { said } = await machine.upgradeTo('1.0.3', { PATIENCE: '6', ...full });
    expect(said).toMatch(/1\.0\.3 is not ready.*1\.0\.0 is ready again/s);
    expect([await machine.current(), await machine.version()]).toEqual(['1.0.0', '1.0.0']);
  },
);

test.runIf(isLong)('a release that does not come up gives way to the former one', async () => {
  const folder = machine.makeRelease('1.0.2');
  writeFileSync(join(folder, 'dist/server/main.js'), 'process.exit(1);');
  const { code, said } = await machine.upgradeTo('1.0.2', { PATIENCE: '6' });
  expect(said).toMatch(/1\.0\.2 is not ready after 6 s: going back.*1\.0\.0 is ready again/s);
  expect([code, await machine.current(), await machine.version()]).toEqual([1, '1.0.0', '1.0.0']);
  await crowd.nextAnswer();
});

test.runIf(isLong)('so does one that fails after it has changed the tables', async () => {
  const folder = machine.makeRelease('1.1.0');
  addStep(folder, 'first_new');
  const main = join(folder, 'dist/server/main.js');
  const real = join(folder, 'dist/server/real.js');
  cpSync(main, real);
  // It migrates, and then answers where nobody asks.
  writeFileSync(main, `process.env.PORT = '0'; await import(${JSON.stringify(real)});`);
  const { said } = await machine.upgradeTo('1.1.0', { PATIENCE: '20' });
  expect(said).toMatch(/1\.1\.0 is not ready.*1\.0\.0 is ready again/s);
  expect((await machine.database.pool.query('select first_new from brand')).rows).toEqual([
    { first_new: null },
  ]);
  await crowd.nextAnswer();
});

test('one that comes up takes over while people answer, after an upgrade was killed too', async () => {
  const folder = machine.makeRelease('1.2.0');
  addStep(folder, 'first_new');
  const killed = await machine.upgradeTo('1.2.0', { RESTART: 'kill -9 $PPID' });
  expect([killed.code, await machine.current(), await machine.version()]).toEqual([
    null,
    '1.2.0',
    '1.0.0',
  ]);
  const { code, said } = await machine.upgradeTo('1.2.0');
  expect(said).toMatch(/1\.2\.0 is ready/);
  expect([code, await machine.current(), await machine.version()]).toEqual([0, '1.2.0', '1.2.0']);
  await crowd.nextAnswer();
  expect(await machine.upgradeTo('1.2.0')).toMatchObject({
    code: 1,
    said: expect.stringContaining('already'),
  });
});

test.runIf(isLong)(
  'a former release that is too old for the tables refuses, and the present one is back',
  async () => {
    await older(readSteps(machine.inPlace('releases/1.2.0')).entries.length);
    const { code, said } = await machine.upgradeTo('1.0.0', { PATIENCE: '6' });
    await older(1);
    expect(said).toMatch(/1\.0\.0 is not ready.*1\.2\.0 is ready again/s);
    expect([code, await machine.current(), await machine.version()]).toEqual([1, '1.2.0', '1.2.0']);
    expect(machine.log()).toMatch(/too old to work with them/);
    await crowd.nextAnswer();
  },
);

test('where a release has taken away what the former uses, the way back is refused with the reason', async () => {
  const needed = machine.inPlace('releases/1.2.0/src/platform/server/db/migrations/fewest-steps');
  const before = readFileSync(needed, 'utf8');
  writeFileSync(needed, `${readSteps(machine.inPlace('releases/1.2.0')).entries.length}`);
  const { code, said } = await machine.upgradeTo('1.0.0', { BUILD: 'false' });
  writeFileSync(needed, before);
  expect(said).toMatch(/1\.0\.0 is too old for the tables of .*1\.2\.0, which goes on.*backup/s);
  expect([code, await machine.current(), await machine.version()]).toEqual([1, '1.2.0', '1.2.0']);
  await crowd.nextAnswer();
});

test('the former release is back by its own script, on the newer tables, and nothing is lost', async () => {
  const { said } = await machine.upgradeTo('1.0.0');
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
      await machine.database.pool.query(
        `select from pg_locks where locktype = 'advisory' and classid = 360000002`,
      )
    ).rowCount;
  expect([await machine.isReady(), await workers()]).toEqual([
    true,
    expect.toSatisfy((n) => n > 0),
  ]);
  await older(99);
  await expect.poll(machine.isReady).toBe(false);
  await expect.poll(workers).toBe(0);
  expect(machine.log()).toMatch(/jobs are left to others/);
});
