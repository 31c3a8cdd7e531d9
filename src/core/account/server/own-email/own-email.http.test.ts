import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  cancelNewEmail,
  checkNewEmail,
  confirmNewEmail,
  sendNewEmailAgain,
} from '#core/account/contract/own-email.ts';
import {
  requestReset,
  resetCurrentUserPassword,
  restorePassword,
} from '#core/account/contract/reset.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateAnyProfile, updateProfile } from '#core/profile/contract/profile.ts';
import { getUserList, updateUser } from '#core/user/contract/user.ts';
import { newEmailTokenIn, resetTokenIn } from '#test/fake/mailbox.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** One's own new e-mail waits until the letter to it has been answered (decision 035). */
const users = startUsers();
const { house, box, newEmail, work } = users;

/** Signs in somebody with an employee record, in the first company or another. */
async function worker(roles = ['ROLE_EMPLOYEE'], company = users.company, boss = users.boss.token) {
  const { positionId, subdivisionId, hrToken } = company;
  const email = newEmail();
  const body = {
    firstName: 'Мария',
    lastName: 'Соколова',
    email,
    locale: 'ru',
    positionId,
    subdivisionId,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
  };
  const made = await house.call(employeeCalls.create, { token: hrToken, body });
  const { id } = made.body.data;
  await setPassword(email);
  const found = await house.call(getUserList, {
    token: boss,
    query: { 'filterList[search]': email },
  });
  const [user] = found.body.data;
  const form = { firstName: 'Мария', lastName: 'Соколова', email, locale: 'ru', roles };
  await house.call(updateUser, { token: boss, params: { id: user?.id ?? '' }, body: form });
  const { token } = (await users.signIn(email, { brandId: company.brandId })).body;
  return { id, email, token, body, userId: user?.id ?? '' };
}
type Worker = Awaited<ReturnType<typeof worker>>;

async function setPassword(email: string) {
  await house.call(requestReset, { body: { email } });
  await work();
  const link = resetTokenIn(box.to(email).at(-1));
  const password = { password: goodPassword, confirmPassword: goodPassword };
  await house.call(restorePassword, { body: { token: link, ...password } });
}

const profile = (email: string) => ({
  firstName: 'Мария',
  lastName: 'Соколова',
  email,
  positionId: users.company.positionId,
  startWorkDayAt: 'monday',
  endWorkDayAt: 'friday',
  phone: '+79161234567',
  startWorkTimeAt: 34_200,
  endWorkTimeAt: 66_600,
  location: 'Пермь',
});
const ask = ({ token }: { token: string }, email: string) =>
  house.call(updateProfile, { token, body: profile(email) });
const me = async ({ token }: { token: string }) =>
  (await house.call(getCurrentUserInfo, { token })).body.data;
const check = (token: string) => house.call(checkNewEmail, { body: { token } });
const confirm = (token: string) => house.call(confirmNewEmail, { body: { token } });
const lastTo = (email: string) => box.to(email).at(-1);
async function linkTo(person: Worker, email: string): Promise<string> {
  await ask(person, email);
  await work();
  return newEmailTokenIn(lastTo(email));
}
const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;

describe('asking for another e-mail', () => {
  test('gives the same answer, no matter who has the e-mail, and only its reader learns more', async () => {
    const person = await worker();
    const colleague = await worker();
    const stranger = await users.join({}, users.otherToken);
    const free = newEmail();
    const wanted = [free, colleague.email, stranger.email];
    const replies = [];
    for (const email of wanted) {
      const { status, body } = await ask(person, email);
      const { version: _, ...data } = body.data;
      replies.push(JSON.stringify({ status, data, said: body.message.replace(email, '…') }));
      expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: email });
      await work();
    }
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).toContain('На … отправлено письмо');
    expect(wanted.map((email) => lastTo(email)?.subject)).toEqual([
      'Подтвердите новый e-mail: Оценка 360',
      'У вас уже есть учётная запись: Оценка 360',
      'У вас уже есть учётная запись: Оценка 360',
    ]);
    expect(lastTo(stranger.email)?.text).not.toMatch(/new-email|Соколова/);
  });

  test('saves the rest of the form, and signing in works as before', async () => {
    const person = await worker();
    const { body } = await ask(person, newEmail());
    expect(body.data).toMatchObject({ email: person.email, location: 'Пермь' });
    expect((await users.signIn(person.email)).status).toBe(200);
  });

  test('is the same in every form in which somebody saves themself', async () => {
    const hr = await worker(['ROLE_HR']);
    const boss = await worker(['ROLE_SUPER_ADMIN']);
    const taken = (await worker()).email;
    const own = { firstName: 'Мария', lastName: 'Соколова', locale: 'ru' };
    const replies = [
      await house.call(updateAnyProfile, {
        token: hr.token,
        params: { id: hr.id },
        body: profile(taken),
      }),
      await house.call(employeeCalls.update, {
        token: hr.token,
        body: { ...hr.body, id: hr.id, email: taken },
      }),
      await house.call(updateUser, {
        token: boss.token,
        params: { id: boss.userId },
        body: { ...own, email: taken, roles: ['ROLE_SUPER_ADMIN'] },
      }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.message]).toEqual([200, expect.stringContaining('отправлено письмо')]);
    }
    expect(replies.map(({ body }) => body.data.email)).toEqual([hr.email, hr.email, boss.email]);
  });

  test('is limited, the same for free and taken e-mails', async () => {
    const [one, other] = [await worker(), await worker()];
    for (const [person, email] of [
      [one, newEmail()],
      [other, one.email],
    ] as const) {
      for (let time = 0; time < 10; time += 1) expect((await ask(person, email)).status).toBe(200);
      const refused = await ask(person, email);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    }
    house.setNow('2026-06-15T09:15:01Z');
    await proveAll(house);
    expect((await ask(one, newEmail())).status).toBe(200);
  });
});

describe('the letter’s link', () => {
  test('can be looked at as often as one likes, and works once', async () => {
    const person = await worker();
    const email = newEmail();
    const link = await linkTo(person, email);
    for (let time = 0; time < 3; time += 1) {
      expect((await check(link)).body).toMatchObject({ email, name: 'Соколова Мария' });
    }
    expect((await me(person)).email).toBe(person.email);
    expect((await confirm(link)).body.message).toBe('E-mail изменён');
    expect(await me(person)).toMatchObject({ email, pendingEmail: null });
    for (const reply of [await check(link), await confirm(link)]) {
      expect([reply.status, reply.body.code]).toEqual([404, 12]);
    }
    expect((await users.signIn(email)).status).toBe(200);
    expect((await users.signIn(person.email)).status).toBe(401);
    const saved = await query('select email from employee where id = $1', [person.id]);
    expect(saved).toEqual([{ email }]);
    await work();
    expect(lastTo(person.email)?.subject).toBe('E-mail для входа изменён: Оценка 360');
    expect(lastTo(person.email)?.text).not.toContain(email);
    // Devices are known by the e-mail: with the new one this is a new device.
    const subjects = box.to(email).map(({ subject }) => subject);
    expect(subjects.slice(1)).toEqual(['Новый вход: Оценка 360']);
  });

  test('pressed twice at once it moves one e-mail, and is noted once', async () => {
    const person = await worker();
    const email = newEmail();
    const link = await linkTo(person, email);
    const replies = await Promise.all([confirm(link), confirm(link)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    const notes = await query(
      `select verb, kind, details from audit where entity_id = $1 order by id desc limit 2`,
      [person.id],
    );
    expect(notes).toEqual([
      {
        verb: 'update',
        kind: 'employee',
        details: { fieldList: ['email'], emailFrom: person.email, emailTo: email },
      },
      {
        verb: 'update',
        kind: 'employee',
        details: { fieldList: expect.not.arrayContaining(['email']) },
      },
    ]);
  });

  test('stops working after a day, or when another e-mail is wanted, the request is withdrawn or the password changes', async () => {
    const person = await worker();
    const first = await linkTo(person, newEmail());
    const second = await linkTo(person, newEmail());
    expect([(await check(first)).status, (await check(second)).status]).toEqual([404, 200]);
    expect((await house.call(cancelNewEmail, { token: person.token })).status).toBe(200);
    expect([(await confirm(second)).status, (await me(person)).pendingEmail]).toEqual([404, null]);
    const third = await linkTo(person, newEmail());
    const another = { password: 'Another-360!', confirmPassword: 'Another-360!' };
    const body = { currentPassword: goodPassword, ...another };
    const changed = await house.call(resetCurrentUserPassword, { token: person.token, body });
    expect(changed.status).toBe(200);
    expect([(await confirm(third)).status, (await me(person)).pendingEmail]).toEqual([404, null]);
    const fourth = await linkTo(person, newEmail());
    house.setNow('2026-06-16T09:00:01Z');
    expect([(await confirm(fourth)).status, (await me(person)).pendingEmail]).toEqual([404, null]);
  });

  test('can’t set a password, and a password link can’t move an e-mail', async () => {
    const person = await worker();
    const link = await linkTo(person, newEmail());
    const password = { password: goodPassword, confirmPassword: goodPassword };
    const set = await house.call(restorePassword, { body: { token: link, ...password } });
    await house.call(requestReset, { body: { email: person.email } });
    await work();
    const moved = await confirm(resetTokenIn(lastTo(person.email)));
    expect([set.status, moved.status]).toEqual([404, 404]);
  });

  test('tells its holder kindly when the e-mail has become another’s meanwhile', async () => {
    const person = await worker();
    const email = newEmail();
    const link = await linkTo(person, email);
    await users.join({ email }, users.otherToken);
    const { status, body } = await confirm(link);
    expect([status, body.message]).toEqual([
      409,
      'Этот e-mail только что занял кто-то другой. Укажите другой.',
    ]);
    expect((await me(person)).email).toBe(person.email);
    expect((await check(link)).status).toBe(200);
  });

  test('is not written for an e-mail that was given up, nor to people who have left', async () => {
    const person = await worker();
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    await ask(person, first);
    await ask(person, second);
    await work();
    expect([box.to(first).length, box.to(second).length]).toEqual([0, 1]);
    await ask(person, third);
    await query('update membership set disabled = true where id = $1', [person.userId]);
    await work();
    expect(box.to(third)).toEqual([]);
  });

  test('goes out again, and both work until one is used', async () => {
    const person = await worker();
    const email = newEmail();
    const again = () => house.call(sendNewEmailAgain, { token: person.token });
    expect((await again()).status).toBe(404);
    const first = await linkTo(person, email);
    house.setNow('2026-06-15T20:00:00Z');
    expect((await again()).body.message).toBe(`Отправляем письмо на ${email} ещё раз`);
    await work();
    const second = newEmailTokenIn(lastTo(email));
    expect([box.to(email).length, (await check(first)).status]).toEqual([2, 200]);
    house.setNow('2026-06-16T10:00:00Z');
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([404, 200]);
  });
});

test('anybody who works in two companies has it in both', async () => {
  const person = await worker();
  const { positionId, subdivisionId, hrToken } = users.other;
  const body = { ...person.body, positionId, subdivisionId };
  const there = await house.call(employeeCalls.create, { token: hrToken, body });
  await users.accept(person.email, users.other.brandId);
  const { token } = (await users.signIn(person.email)).body;
  const email = newEmail();
  expect((await confirm(await linkTo({ ...person, token }, email))).status).toBe(200);
  const rows = await query('select email from employee where id = any($1)', [
    [person.id, there.body.data.id],
  ]);
  expect(rows).toEqual([{ email }, { email }]);
  const { brandId } = users.other;
  expect((await users.signIn(email, { brandId })).status).toBe(200);
});

test('a change by HR meanwhile stands, and the link stops working', async () => {
  const person = await worker();
  const link = await linkTo(person, newEmail());
  const email = newEmail();
  const body = { ...person.body, id: person.id, email };
  expect(
    (await house.call(employeeCalls.update, { token: users.company.hrToken, body })).status,
  ).toBe(200);
  expect([(await confirm(link)).status, await me(person)]).toMatchObject([
    404,
    { email, pendingEmail: null },
  ]);
});

test('an e-mail that is not proven in time is not kept', async () => {
  const person = await worker();
  await ask(person, newEmail());
  const kept = () => query('select pending_email from account where email = $1', [person.email]);
  expect(await kept()).not.toEqual([{ pending_email: null }]);
  house.setNow('2026-06-16T09:00:01Z');
  await tasks['delete-expired'](house.context, {}, { attempt: 1, isLast: false });
  expect(await kept()).toEqual([{ pending_email: null }]);
});

test('guessing is limited per address, and a good link from there works on', async () => {
  const person = await worker();
  const link = await linkTo(person, newEmail());
  for (let time = 0; time < 100; time += 1) await check(`guess-${time}`);
  expect((await confirm('guess')).status).toBe(429);
  expect((await confirm(link)).status).toBe(200);
});
