import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { getReport } from '#core/report/contract/report.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { demoEmail, demoPassword } from '#platform/contract/demo.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { type Machine, startMachine } from '#test/kills/machine.ts';
import { freePort, runProduct } from '#test/start/built-product.ts';
import { callAt, Refused } from '#test/start/in-work.ts';

/**
 * From the release before to the present one and back, with that release’s own program: the commit that keeps its dump
 * (docs/recipes.md, "A release").
 */
const present = productVersion.split('+')[0]!;
const dumps = 'src/platform/server/db/releases';
const former = readdirSync(fromRoot(dumps))
  .map((name) => name.replace('.zip', ''))
  .filter((version) => version !== present)
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1)!;
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: fromRoot('.'), maxBuffer: 2 ** 30 });

let machine: Machine;
/** A process of the former release that nobody ends. */
let beside: Awaited<ReturnType<typeof startBeside>>;

beforeAll(async () => {
  machine = await startMachine('way-back', 'on');
  makeFormer();
  machine.makeRelease(present);
  await machine.begin(former);
  beside = await startBeside();
});
afterAll(async () => {
  await beside?.end('SIGKILL');
  await machine?.close();
});

function makeFormer(): void {
  const commit = `${git('log', '--follow', '--diff-filter=A', '--format=%H', '-1', '--', `${dumps}/${former}.zip`)}`;
  const folder = machine.inPlace(`releases/${former}`);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit.trim()) });
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.js'], { cwd: folder, stdio: 'pipe' });
}

async function startBeside() {
  const { embedded, mail, inPlace } = machine;
  const port = await freePort();
  const settings = {
    PORT: `${port}`,
    DATABASE_URL: embedded.url,
    SMTP_URL: mail.url,
    DATA_DIR: inPlace('data'),
  };
  const product = runProduct(settings, inPlace(`releases/${former}`));
  await product.says(/Ready/);
  return { ...product, port };
}

const statusAt = (port: number, token: string, params: Record<string, string>) =>
  callAt(port)(getReport, { token, params }).then(
    ({ status }) => status,
    (error) => (error instanceof Refused ? error.status : 0),
  );

test('a report that is held back stays so on the way there and back, also in a process of before', async () => {
  const { port, database } = machine;
  const credentials = {
    email: demoEmail('employee', 'north'),
    password: demoPassword,
    holdingSlug: 'north',
  };
  const { token } = (await callAt(port)(loginUser, { body: credentials })).body;
  const { body } = await callAt(port)(getReportList, { token });
  const { questionaryId, employeeId } = body.data[0];
  const report = { questionaryId, employeeId };
  expect(await statusAt(port, token, report)).toBe(200);
  expect(await statusAt(beside.port, token, report)).toBe(200);

  const there = await machine.upgradeTo(present);
  expect(there.said, machine.log()).toMatch(
    new RegExp(`${present} is ready.*${former} is too old for its tables`),
  );
  await database.pool.query(
    `update questionary set release = 'talk', release_on = current_date + 30 where id = $1`,
    [questionaryId],
  );
  await database.pool.query(
    `update report set released_at = null, hold_note = 'first the talk' where questionary_id = $1`,
    [questionaryId],
  );
  expect(await statusAt(port, token, report)).toBe(404);
  await expect.poll(() => statusAt(beside.port, token, report)).toBe(503);
  expect(beside.said()).toContain('too old to work with them');

  const back = await machine.upgradeTo(former, { PATIENCE: '6' });
  expect(back.said).toMatch(new RegExp(`${former} is not ready.*${present} is ready again`, 's'));
  expect(machine.log()).toContain('too old to work with them');
  expect([back.code, await machine.current(), await machine.version()]).toEqual([
    1,
    present,
    present,
  ]);
  expect(await statusAt(port, token, report)).toBe(404);
  expect(await statusAt(beside.port, token, report)).toBe(503);
});
