import { beforeEach, expect, test } from 'vitest';
import { prove } from '#core/account/contract/confirmation.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  getFactorMissing,
  remindFactor,
  updateSecuritySettings,
} from '#core/security/contract/security.ts';
import { enrol } from '#test/factor.ts';
import { testNow } from '#test/start/start-app.ts';
import { startUsers } from '#test/start/start-users.ts';

/** Of whom a company wants a factor (rule 105). */
const users = startUsers();
const { house, box } = users;
const { call } = house;
const policy = { factorRoles: ['ROLE_HR'], factorFrom: '2026-06-29', trustDays: 7 };
const save = (body: object) =>
  call(updateSecuritySettings, { token: users.boss.token, body: body as never });
const missing = async () => (await call(getFactorMissing, { token: users.boss.token })).body.data;
const remind = (id: string) => call(remindFactor, { token: users.boss.token, params: { id } });

beforeEach(() => house.setNow(testNow));

test('it is saved with its day, and refused without', async () => {
  const { status, body } = await save(policy);
  expect([status, body.data]).toEqual([200, expect.objectContaining(policy)]);
  const refused = await save({ ...policy, factorFrom: null });
  expect(refused.body.errors?.map(({ path, key }) => [path, key])).toEqual([
    ['factorFrom', 'validation.required'],
  ]);
  expect((await save({ trustDays: 31 })).status).toBe(400);
  expect((await save({ factorRoles: ['ROLE_NONE'] })).status).toBe(400);
});

test('who has none is named, and written to once a day', async () => {
  const roles = ['ROLE_ADMIN'];
  const one = await users.join({ lastName: 'Ким', roles });
  const other = await users.join({ roles });
  await users.join({ roles: ['ROLE_EMPLOYEE'] });
  expect(await missing()).toEqual({ count: 0, missingList: [] });
  await save({ ...policy, factorRoles: ['ROLE_ADMIN'] });
  await enrol(house, (await users.signIn(other.email)).body.token);
  const name = 'Ким Вера';
  expect(await missing()).toEqual({
    count: 2,
    missingList: [{ id: one.id, name, isReminded: false }],
  });
  expect([(await remind(one.id)).status, (await remind(one.id)).status]).toEqual([200, 409]);
  expect((await remind(other.id)).status).toBe(404);
  expect((await missing()).missingList).toEqual([{ id: one.id, name, isReminded: true }]);
  await users.work();
  const letter = box.to(one.email).find(({ subject }) => subject?.startsWith('Добавьте второй'));
  expect(letter?.text).toContain('Настройки');
  expect(letter?.text).not.toContain('http');
});

test('every page is told of the day to come to who has none, and of codes running out to who has one', async () => {
  const one = await users.join({ roles: ['ROLE_HR'] });
  const other = await users.join({ roles: ['ROLE_EMPLOYEE'] });
  const { token } = (await users.signIn(one.email)).body;
  const notice = async (by = token) =>
    (await call(getCurrentUserInfo, { token: by })).body.data.factorNotice;
  expect(await notice()).toBeNull();
  await save(policy);
  expect(await notice()).toEqual({ what: 'due', count: 14 });
  expect(await notice((await users.signIn(other.email)).body.token)).toBeNull();
  await save({ ...policy, factorFrom: '2026-06-14' });
  expect(await notice()).toEqual({ what: 'due', count: 0 });

  await save(policy);
  const { codeList } = await enrol(house, token);
  expect(await notice()).toBeNull();
  const use = (recovery: string) => call(prove, { token, body: { recovery } });
  for (const recovery of codeList.slice(0, 7)) expect((await use(recovery)).status).toBe(200);
  expect(await notice()).toBeNull();
  expect((await use(codeList[7] ?? '')).status).toBe(200);
  expect(await notice()).toEqual({ what: 'few', count: 2 });
});
