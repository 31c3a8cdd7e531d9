import { describe, expect, test } from 'vitest';
import { acceptGivenAccess } from '#core/account/contract/acceptance.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { confirmNewEmail } from '#core/account/contract/own-email.ts';
import { requestReset, restorePassword } from '#core/account/contract/reset.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateProfile } from '#core/profile/contract/profile.ts';
import { joinTokenIn, newEmailTokenIn, resetTokenIn } from '#test/fake/mailbox.ts';
import { startUsers } from '#test/start/start-users.ts';

const users = startUsers();
const { house, newEmail } = users;

const form = (given: object, { positionId, subdivisionId } = users.company) => ({
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

describe('an e-mail that somebody only claims', () => {
  /**
   * An employee of this company takes the e-mail of somebody else, who clicks the button in any
   * letter.
   */
  async function claim() {
    const liar = await users.join({ roles: ['ROLE_EMPLOYEE'] });
    const { data } = (
      await house.call(employeeCalls.create, {
        token: users.company.hrToken,
        body: form({ email: liar.email }),
      })
    ).body;
    const { token } = (await users.signIn(liar.email)).body;
    const email = newEmail();
    const body = {
      firstName: 'Ян',
      lastName: 'Ким',
      email,
      positionId: data.positionId,
      startWorkDayAt: 'monday',
      endWorkDayAt: 'friday',
      phone: '+79161234567',
      startWorkTimeAt: 34_200,
      endWorkTimeAt: 66_600,
    };
    expect((await house.call(updateProfile, { token, body })).status).toBe(200);
    await users.work();
    const link = newEmailTokenIn(users.box.to(email).at(-1));
    expect((await house.call(confirmNewEmail, { body: { token: link } })).status).toBe(200);
    expect((await users.signIn(email)).status).toBe(200);
    return { email, token };
  }
  const there = () => users.other.brandId;
  /** Beside it comes the letter about a new device. */
  const lastWith = (link: string, email: string) =>
    users.box.to(email).findLast(({ text }) => text?.includes(link));
  const enters = async (email: string, token: string) => [
    (await users.signIn(email, { brandId: there() })).status,
    (await house.call(getCurrentUserInfo, { token })).status,
  ];

  test('opens nothing of a company that gives it rights as a user', async () => {
    const { email, token } = await claim();
    await users.create({ email, roles: ['ROLE_SUPER_ADMIN'] }, users.otherToken);
    // Only the link in the letter tells who really reads the mailbox. Until then nothing changes.
    expect(await enters(email, token)).toEqual([401, 200]);
    await users.work();
    const accepted = await house.call(acceptGivenAccess, {
      body: { token: joinTokenIn(lastWith('/join/', email)) },
    });
    expect(await enters(email, token)).toEqual([401, 401]);
    const password = { password: 'Another-360!', confirmPassword: 'Another-360!' };
    const link = accepted.body.passwordToken;
    expect((await house.call(restorePassword, { body: { token: link, ...password } })).status).toBe(
      200,
    );
    const given = { password: password.password, brandId: there() };
    expect((await users.signIn(email, given)).status).toBe(200);
  });

  test('opens nothing of one that has them as an employee, new or by a changed e-mail', async () => {
    const first = await claim();
    const made = await house.call(employeeCalls.create, {
      token: users.other.hrToken,
      body: form({ email: first.email }, users.other),
    });
    expect(made.status).toBe(200);
    expect(await enters(first.email, first.token)).toEqual([401, 200]);

    const second = await claim();
    const moved = await house.call(employeeCalls.update, {
      token: users.other.hrToken,
      body: { ...form({ email: second.email }, users.other), id: made.body.data.id },
    });
    expect(moved.status).toBe(200);
    expect(await enters(second.email, second.token)).toEqual([401, 200]);
  });

  test('belongs to them once they have set a password by a letter to it', async () => {
    const { email } = await claim();
    await house.call(requestReset, { body: { email, locale: 'ru' } });
    await users.work();
    const password = 'Another-360!';
    const link = resetTokenIn(lastWith('/restore-password/', email));
    const body = { token: link, password, confirmPassword: password };
    await house.call(restorePassword, { body });
    await users.admit({ email }, users.otherToken);
    expect((await users.signIn(email, { password, brandId: there() })).status).toBe(200);
  });
});
