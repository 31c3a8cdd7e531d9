import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { type Employee, employeeCalls } from '#core/employee/contract/employee.ts';
import { deleteUser, getUserList } from '#core/user/contract/user.ts';
import { inBrand, makeMember, makePerson, signIn } from '#test/factories.ts';
import { startUsers } from '#test/start/start-users.ts';
import { planEmployees, saveEmployees } from './save-employees.ts';

const users = startUsers();
const { house, newEmail } = users;
let hrToken: string;

beforeEach(() => {
  ({ hrToken } = users.company);
});

const form = (given: object = {}, { positionId, subdivisionId } = users.company) => ({
  firstName: 'Мария',
  lastName: 'Соколова',
  email: newEmail(),
  locale: 'ru' as const,
  positionId,
  subdivisionId,
  inCompany: '2024-03-01',
  inPosition: '2025-01-15',
  ...given,
});
const create = (given: object = {}, token = hrToken) =>
  house.call(employeeCalls.create, { token, body: form(given) });
const update = ({ id, version }: Employee, given: object, token = hrToken) =>
  house.call(employeeCalls.update, { token, body: { ...form(given), id, version } });
const remove = ({ id }: { id: string }, token = hrToken) =>
  house.call(employeeCalls.delete, { token, params: { id } });
const userOf = async (email: string, token = users.boss.token) =>
  (await house.call(getUserList, { token, query: { 'filterList[search]': email } })).body.data.find(
    (user) => user.email === email,
  );
const wrong = ({ body }: { body: { errors?: { path: string; key: string }[] | undefined } }) =>
  body.errors?.map(({ path, key }) => `${path} ${key}`);

describe('a new employee', () => {
  test('is listed and a member without a letter', async () => {
    const { status, body } = await create({ email: ' Sokolova@Own.ru', workExpirience: 1997 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: 'sokolova@own.ru',
      lastName: 'Соколова',
      position: 'Инженер',
      subdivision: 'Разработка',
      version: 1,
      middleName: null,
      slackId: null,
      workExpirience: 1997,
      inCompany: '2024-03-01',
    });
    expect(await userOf('sokolova@own.ru')).toMatchObject({
      employeeId: body.data.id,
      disabled: false,
      roles: [{ id: 'ROLE_EMPLOYEE' }],
    });
    await users.work();
    expect(users.box.mails).toEqual([]);
  });

  test('gets the account that they have already, unchanged, once they accept', async () => {
    const email = newEmail();
    await users.join({ email, firstName: 'Вера', roles: ['ROLE_HR'] }, users.otherToken);
    await create({ email, firstName: 'Мария' });
    expect((await users.signIn(email)).status).toBe(401);
    await users.accept(email);
    expect(await userOf(email)).toMatchObject({
      firstName: 'Вера',
      roles: [{ id: 'ROLE_EMPLOYEE' }],
    });
    const { body } = await users.signIn(email);
    expect(body.token).toBeTruthy();
  });

  test('tells HR nothing of an account of another company', async () => {
    const theirs = { email: newEmail(), firstName: 'Вера', lastName: 'Чужая' };
    await users.join({ ...theirs, locale: 'en', slackId: 'U777' }, users.otherToken);
    const mine = { firstName: 'Мария', lastName: 'Соколова', locale: 'ru', slackId: null };
    const listed = async (search: string) =>
      (await house.call(getUserList, { token: hrToken, query: { 'filterList[search]': search } }))
        .body.data;
    for (const email of [theirs.email, newEmail()]) {
      expect((await create({ email })).status).toBe(200);
      expect(await listed(email)).toMatchObject([{ ...mine, email }]);
    }
    expect(await listed('Чужая')).toEqual([]);
  });

  test('is joined to the user with that e-mail, who keeps the roles', async () => {
    const { email } = (await users.create({ roles: ['ROLE_ADMIN'] })).body.data;
    const { body } = await create({ email: email.toUpperCase() });
    expect(await userOf(email)).toMatchObject({
      employeeId: body.data.id,
      roles: [{ id: 'ROLE_ADMIN' }],
    });
  });

  test.each([
    [{ email: 'nobody' }, ['email validation.invalidEmail']],
    [
      { firstName: ' ', inCompany: '' },
      ['firstName validation.required', 'inCompany validation.invalidDate'],
    ],
    [{ workExpirience: 1996 }, ['workExpirience directoryMessages.yearRange']],
    [{ workExpirience: 2027 }, ['workExpirience directoryMessages.yearRange']],
    [{ inPosition: '1895-01-01' }, ['inPosition validation.invalidDate']],
  ])('with %j is refused', async (given, due) => {
    const reply = await create(given);
    expect([reply.status, wrong(reply)]).toEqual([400, due]);
  });

  test('of another company’s position or with a known e-mail is refused', async () => {
    const email = newEmail();
    await create({ email });
    const { positionId, subdivisionId } = users.other;
    const reply = await create({ email: email.toUpperCase(), positionId, subdivisionId });
    expect([reply.status, wrong(reply)]).toEqual([
      400,
      [
        'positionId directoryMessages.unknownPosition',
        'subdivisionId directoryMessages.unknownSubdivision',
        'email directoryMessages.emailTaken',
      ],
    ]);
  });
});

describe('a changed employee', () => {
  test('is saved only over the version that was seen', async () => {
    const { data } = (await create()).body;
    const saved = await update(data, { email: data.email, lastName: 'Орлова' });
    expect(saved.body.data).toMatchObject({ id: data.id, version: 2, lastName: 'Орлова' });
    const late = await update(data, { email: data.email, lastName: 'Павлова' });
    expect([late.status, late.body.code]).toEqual([409, 8]);
    expect(late.body.data).toMatchObject({ version: 2, lastName: 'Орлова' });
    expect(await userOf(data.email)).toMatchObject({ lastName: 'Орлова' });
  });

  test('keeps a year that is too far back by now', async () => {
    const { data } = (await create({ workExpirience: 1997 })).body;
    house.setNow('2028-01-10T09:00:00Z');
    hrToken = (await users.bossOf(users.company)).token;
    const kept = await update(data, { email: data.email, workExpirience: 1997 });
    expect(kept.status).toBe(200);
    expect((await update(kept.body.data, { email: data.email, workExpirience: 1998 })).status).toBe(
      400,
    );
  });

  test('takes the account to the new e-mail when nobody else uses it', async () => {
    const { data } = (await create()).body;
    const member = await userOf(data.email);
    const email = newEmail();
    expect((await update(data, { email })).status).toBe(200);
    expect(await userOf(email)).toMatchObject({ id: member?.id, employeeId: data.id });
    expect(await userOf(data.email)).toBeUndefined();
  });

  test('leaves an account to the other company and gets one of their own', async () => {
    const shared = newEmail();
    const { data } = (await create({ email: shared })).body;
    await users.create({ email: shared }, users.otherToken);
    const email = newEmail();
    expect((await update(data, { email })).status).toBe(200);
    expect(await userOf(email)).toMatchObject({ employeeId: data.id });
    expect(await userOf(shared, users.otherToken)).toBeDefined();
  });

  test('is linked with the account that has the new e-mail, here or elsewhere', async () => {
    const { data } = (await create()).body;
    const elsewhere = newEmail();
    await users.join({ email: elsewhere }, users.otherToken);
    const moved = await update(data, { email: elsewhere });
    expect(moved.status).toBe(200);
    expect((await users.signIn(elsewhere)).status).toBe(401);
    await users.accept(elsewhere);
    expect((await users.signIn(elsewhere)).status).toBe(200);

    const here = (await users.create({ roles: ['ROLE_ADMIN'] })).body.data;
    expect((await update(moved.body.data, { email: here.email })).status).toBe(200);
    expect(await userOf(here.email)).toMatchObject({ id: here.id, employeeId: data.id });
    expect(await userOf(elsewhere)).toBeUndefined();
  });

  test('cannot take a colleague’s e-mail, not even of one who left', async () => {
    const [one, other, gone] = [await create(), await create(), await create()];
    await remove(gone.body.data);
    for (const [taken, key] of [
      [other.body.data.email, 'emailTaken'],
      [gone.body.data.email, 'emailOfDeleted'],
    ] as const) {
      const reply = await update(one.body.data, { email: taken.toUpperCase() });
      expect([reply.status, wrong(reply)]).toEqual([400, [`email directoryMessages.${key}`]]);
    }
  });

  test('stays removed if the super admin has removed them from the users', async () => {
    const { data } = (await create()).body;
    const member = await userOf(data.email);
    const gone = await house.call(deleteUser, {
      token: users.boss.token,
      params: { id: member?.id ?? '' },
    });
    expect(gone.status).toBe(200);
    expect((await update(data, { email: data.email, lastName: 'Орлова' })).status).toBe(200);
    expect(await userOf(data.email)).toBeUndefined();
  });

  test('gets another e-mail only from the super admin if they are an administrator', async () => {
    const { email } = (await users.create({ roles: ['ROLE_ADMIN'] })).body.data;
    const { data } = (await create({ email })).body;
    const mine = newEmail();
    const refused = await update(data, { email: mine });
    expect([refused.status, wrong(refused)]).toEqual([409, ['email directoryMessages.adminEmail']]);
    expect((await update(data, { email: mine }, users.boss.token)).status).toBe(200);
  });
});

describe('a deleted employee', () => {
  test('is in no list, signed out, and returns with the same e-mail', async () => {
    const { data } = (await create({ workExpirience: 2001 })).body;
    const member = await userOf(data.email);
    const { database, now } = house.context;
    const token = await inBrand(database, users.company.brandId, async ({ tx }) => {
      const found = await tx.execute<{ account_id: string }>(
        `select account_id from membership where id = '${member?.id}'`,
      );
      return found.rows[0]?.account_id ?? '';
    }).then((accountId) =>
      signIn(database, { brandId: users.company.brandId, accountId, membershipId: '' }, now()),
    );
    expect((await house.call(getCurrentUserInfo, { token })).status).toBe(200);
    expect((await remove(data)).status).toBe(200);
    expect((await house.call(getCurrentUserInfo, { token })).status).toBe(401);
    const listed = await house.call(employeeCalls.list, { token: hrToken });
    expect(listed.body.data.map(({ id }) => id)).not.toContain(data.id);
    expect(await userOf(data.email)).toMatchObject({ disabled: true });
    expect((await remove(data)).status).toBe(404);
    expect((await update(data, { email: data.email })).status).toBe(404);

    const back = await create({ email: data.email.toUpperCase(), lastName: 'Новая' });
    expect(back.body.data).toMatchObject({ id: data.id, lastName: 'Новая' });
    expect(await userOf(data.email)).toMatchObject({ disabled: false, employeeId: data.id });
  });

  test('is never the caller, nor an administrator if HR deletes, nor the last super admin', async () => {
    const { positionId, subdivisionId, brandId } = users.company;
    const { database, now } = house.context;
    const place = { positionId, subdivisionId };
    const [ownId, adminId] = await inBrand(database, brandId, async (scope) => [
      await makePerson(scope, place),
      await makePerson(scope, place),
    ]);
    const hr = await inBrand(database, brandId, (scope) =>
      makeMember(scope, ['ROLE_HR'], { employeeId: ownId ?? '' }),
    );
    await inBrand(database, brandId, (scope) =>
      makeMember(scope, ['ROLE_ADMIN'], { employeeId: adminId ?? '' }),
    );
    const token = await signIn(database, hr, now());
    expect(wrong(await remove({ id: ownId ?? '' }, token))).toEqual([
      'id directoryMessages.notSelf',
    ]);
    expect(wrong(await remove({ id: adminId ?? '' }, token))).toEqual([
      'id directoryMessages.adminAccess',
    ]);
    expect((await remove({ id: adminId ?? '' }, users.boss.token)).status).toBe(200);
  });
});

test('ten thousand are saved at once, and again unchanged', async () => {
  const { database, now } = house.context;
  const forms = Array.from({ length: 10_000 }, (_, i) => form({ email: `mass-${i}@example.ru` }));
  const save = () =>
    inBrand(database, users.company.brandId, async (scope) => {
      const planned = await planEmployees(scope, forms, '2026-06-15');
      await saveEmployees(scope, planned, now());
      return planned.map(({ outcome }) => outcome);
    });
  expect(new Set(await save())).toEqual(new Set(['created']));
  expect(new Set(await save())).toEqual(new Set(['unchanged']));
  expect(await userOf('mass-9999@example.ru')).toMatchObject({ employeeId: expect.any(String) });
});
