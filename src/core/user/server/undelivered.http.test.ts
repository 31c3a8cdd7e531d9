import { beforeEach, describe, expect, test } from 'vitest';
import { requestReset, restorePassword } from '#core/account/contract/reset.ts';
import { getUserList, sendAccountLetter, type User, updateUser } from '#core/user/contract/user.ts';
import { resetTokenIn } from '#test/fake/mailbox.ts';
import { enter } from '#test/start/beginnings.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/**
 * Letters about access that don't arrive: anybody who sees the users is told, and can send them again.
 */
const users = startUsers();
const { house, box, work } = users;

const again = (id: string, token = users.boss.token) =>
  house.call(sendAccountLetter, { token, params: { id } });
const rowOf = async ({ email }: { email: string }, token = users.boss.token) => {
  const query = { 'filterList[search]': email };
  return (await house.call(getUserList, { token, query })).body.data[0];
};
const seen = async (user: User) => (await rowOf(user))?.undelivered;
const bodyOf = ({ firstName, lastName, email, locale, roles }: User) => ({
  firstName,
  lastName,
  email,
  locale,
  roles: roles.map(({ id }) => id),
});
const update = (user: User, given: object) =>
  house.call(updateUser, {
    token: users.boss.token,
    params: { id: user.id },
    body: { ...bodyOf(user), ...given },
  });
async function created(code: number): Promise<User> {
  box.refuse = () => code;
  const { data } = (await users.create()).body;
  await work();
  return data;
}
beforeEach(() => {
  box.refuse = undefined;
});

describe('a letter about an access', () => {
  test('that arrives is not reported', async () => {
    const { data } = (await users.create()).body;
    expect(data.undelivered).toBeNull();
    await work();
    expect(await seen(data)).toBeNull();
    // It may be sent once more, until the person has accepted, but not to flood them.
    expect([(await again(data.id)).status, (await again(data.id)).status]).toEqual([200, 429]);
    const { email } = await users.join();
    const accepted = await rowOf({ email });
    const { status, body } = await again(accepted!.id);
    expect([status, body.message]).toEqual([409, expect.stringContaining('доступ уже принят')]);
  });

  test('that is turned away is shown to HR too, and sent again on request', async () => {
    const user = await created(550);
    const { token } = await enter(house.context, users.company, ['ROLE_HR']);
    expect((await rowOf(user, token))?.undelivered).toBe('refused');
    box.refuse = undefined;
    const { status, body } = await again(user.id, token);
    expect([status, body.message, body.data.undelivered]).toEqual([
      200,
      'Отправляем письмо ещё раз',
      null,
    ]);
    expect((await again(user.id)).status).toBe(429);
    await work();
    expect([box.to(user.email).length, await seen(user)]).toEqual([1, null]);
    expect(resetTokenIn(box.to(user.email).at(-1))).toBeTruthy();
  });

  test('that waits for a mail server is tried again, and reported when it is given up', async () => {
    const user = await created(451);
    expect(await seen(user)).toBe('retrying');
    for (let time = 0; time < 12; time += 1) await work();
    expect(await seen(user)).toBe('failed');
    box.refuse = undefined;
    await work();
    expect(box.to(user.email)).toEqual([]);
    expect((await again(user.id)).status).toBe(200);
    await work();
    expect([box.to(user.email).length, await seen(user)]).toEqual([1, null]);
  });

  test('turned away once more is reported once more', async () => {
    const user = await created(550);
    await again(user.id);
    await work();
    expect(await seen(user)).toBe('refused');
  });

  test('to a corrected e-mail needs no help, nor does one to people who may not sign in', async () => {
    const [one, other] = [await created(550), await created(550)];
    box.refuse = undefined;
    const email = users.newEmail();
    expect((await update(one, { email })).body.data.undelivered).toBeNull();
    expect((await update(other, { disabled: true })).body.data.undelivered).toBeNull();
    expect((await again(other.id)).status).toBe(409);
    await work();
    expect([box.to(email).length, box.to(other.email).length]).toEqual([1, 0]);
  });

  test('is not needed by people who have come in by another one', async () => {
    const user = await created(550);
    box.refuse = undefined;
    await house.call(requestReset, { body: { email: user.email } });
    await work();
    const token = resetTokenIn(box.to(user.email).at(-1));
    const password = { password: goodPassword, confirmPassword: goodPassword };
    await house.call(restorePassword, { body: { token, ...password } });
    expect(await seen(user)).toBeNull();
  });

  test('reveals nothing about another company’s, and is logged under the user’s name', async () => {
    const user = await created(550);
    expect((await again(user.id, users.otherToken)).status).toBe(404);
    await again(user.id);
    const { rows } = await house.context.database.pool.query(
      'select verb, kind, name from audit where entity_id = $1 order by id desc limit 1',
      [user.id],
    );
    expect(rows).toEqual([{ verb: 'inviteAgain', kind: 'user', name: 'Новикова Вера' }]);
  });
});
