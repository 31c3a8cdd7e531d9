import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { requestReset, restorePassword } from '#core/account/contract/reset.ts';
import { inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { resetTokenIn, startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { goodPassword } from '#test/start/start-users.ts';
import { openFile } from './read-file.ts';

/** Somebody works for the north and for the south, and the north is given away (rule 75b). */
const box = startMailbox();
const house = startApp(box.env);
const far = startApp(box.env);
const [shared, own] = ['both@example.ru', 'north@example.ru'];
let folder: string;
let said: string[];

const query = async (sql: string, values: unknown[] = [], { context } = house) =>
  (await context.database.pool.query(sql, values)).rows;
const operate = async (args: string[], { url, context } = house) => {
  const lines: string[] = [];
  const env = { DATABASE_URL: url, KEYS_DIR: context.config.keys.folder };
  await runCommand(args, env, { say: (line) => lines.push(line), ask: async () => '' });
  return lines;
};

beforeAll(async () => {
  const { database } = house.context;
  const now = new Date(testNow);
  const north = await makeCompany(database, now, { slug: 'north' });
  const south = await makeCompany(database, now, { slug: 'south' });
  const [both] = await inBrand(database, north.brandId, async (scope) => [
    await makeMember(scope, ['ROLE_HR'], { email: shared }),
    await makeMember(scope, ['ROLE_HR'], { email: own }),
  ]);
  await query(
    `insert into membership (brand_id, id, account_id, roles)
     values ($1, gen_random_uuid(), $2, '{ROLE_EMPLOYEE}')`,
    [south.brandId, both?.accountId],
  );
  await query(`update account set password_hash = 'hash of ' || email`);
  folder = await mkdtemp(join(tmpdir(), 'otsenka-shared-'));
  said = await operate(['export-brand', 'north', join(folder, 'north.zip')]);
});
afterAll(() => rm(folder, { recursive: true }));

test('a company’s file has no password that opens another company, and says so', async () => {
  const source = await openFile(join(folder, 'north.zip'));
  const accounts = await text(await source.rowsOf('account'));
  source.close();
  expect(accounts).toContain(shared);
  expect(accounts).not.toContain(`hash of ${shared}`);
  expect(accounts).toContain(`hash of ${own}`);
  expect(said.at(-1)).toMatch(
    /^1 person works for other companies here too, so their passwords don’t go/,
  );
  const [here] = await query('select password_hash from account where email = $1', [shared]);
  expect(here.password_hash).toBe(`hash of ${shared}`);
});

test('where it comes to, that person sets a password by a letter', async () => {
  await operate(['import-brand', join(folder, 'north.zip')], far);
  const signIn = async (password: string) =>
    (await far.call(loginUser, { body: { email: shared, password, holdingSlug: 'north' } })).status;
  expect(await signIn(`hash of ${shared}`)).toBe(401);
  await far.call(requestReset, { body: { email: shared } });
  await runDueJobs(far.context, tasks);
  const token = resetTokenIn(box.to(shared).at(-1));
  const body = { token, password: goodPassword, confirmPassword: goodPassword };
  expect((await far.call(restorePassword, { body })).status).toBe(200);
  expect(await signIn(goodPassword)).toBe(200);
});
