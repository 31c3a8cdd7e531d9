import { beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { prove } from '#core/account/contract/confirmation.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { exportEmployees } from '#core/employee/contract/employee.ts';
import { inBrand, makeBrand, makeMember } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { currentPassword } from '#test/security/bodies.ts';
import { setPassword } from '#test/security/make-accounts.ts';
import { startApp } from '#test/start/start-app.ts';

/** From where and by what device: what concerns security says it in the activity log (rule 97). */
const house = startApp({ TRUST_PROXY: '1' });
const password = currentPassword;
let email: string;
let slug: string;
let made = 0;

beforeEach(async () => {
  made += 1;
  [email, slug] = [`origin-${made}@example.ru`, `origin-${made}`];
  const { brandId } = await makeBrand(house.context.database, { slug });
  const { accountId } = await inBrand(house.context.database, brandId, (scope) =>
    makeMember(scope, ['ROLE_ADMIN'], { email }),
  );
  await setPassword(house.context, accountId);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const from = (address: string) => ({
  headers: { 'x-forwarded-for': address, 'user-agent': firefox },
});
const keep = (how: string) =>
  house.context.database.pool.query('update brand set address_kept = $1 where slug = $2', [
    how,
    slug,
  ]);
const signIn = async (address: string, given = password) =>
  (
    await house.call(loginUser, {
      body: { email, password: given, holdingSlug: slug },
      ...from(address),
    })
  ).body.token;
const log = async (token: string | undefined, query = {}) =>
  (await house.call(getAuditList, { token, query })).body.data;

test('signing in, a wrong password, a proof and an export say it; a job title does not', async () => {
  const token = await signIn('203.0.113.77');
  await signIn('198.51.100.4', 'wrong');
  await runDueJobs(house.context, tasks);
  await house.call(prove, { token, body: { password }, ...from('203.0.113.77') });
  await house.call(exportEmployees, { token, ...from('203.0.113.78') });
  await house.call(positionCalls.create, {
    token,
    body: { name: 'Инженер', competenceList: [] },
    ...from('203.0.113.77'),
  });
  const rows = (await log(token)).map(({ verb, address, browser, system }) => [
    verb,
    address,
    browser,
    system,
  ]);
  const near = ['203.0.113.0/24', 'firefox', 'linux'];
  expect(rows.sort()).toEqual([
    ['create', null, null, null],
    ['export', ...near],
    ['prove', ...near],
    ['signIn', ...near],
    ['signInFailed', '198.51.100.0/24', 'firefox', 'linux'],
  ]);
});

test.each([
  ['full', '203.0.113.77', '203.0.113.77'],
  ['block', '203.0.113.77', '203.0.113.0/24'],
  ['none', '203.0.113.77', null],
  ['full', '2001:db8:1:2:3::4', '2001:db8:1:2:3::4'],
  ['block', '2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['full', '::ffff:203.0.113.77', '203.0.113.77'],
])('%s of %s is kept as %s', async (how, address, kept) => {
  await keep(how);
  const token = await signIn(address);
  expect((await log(token))[0]?.address).toBe(kept);
});

test('the log is found by what the address begins with, and nothing in it is a pattern', async () => {
  await keep('full');
  const token = await signIn('203.0.113.77');
  await signIn('198.51.100.4');
  const found = async (address: string) =>
    (await log(token, { 'filterList[address]': address })).map((row) => row.address);
  expect(await found('203.0.113.')).toEqual(['203.0.113.77']);
  expect(await found('198.51.100.4')).toEqual(['198.51.100.4']);
  expect(await found('%')).toEqual([]);
});
