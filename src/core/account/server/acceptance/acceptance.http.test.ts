import { describe, expect, test } from 'vitest';
import {
  acceptGivenAccess,
  checkGivenAccess,
  declineGivenAccess,
} from '#core/account/contract/acceptance.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { getPasskeyOptions, signInByPasskey } from '#core/account/contract/passkey.ts';
import { restorePassword } from '#core/account/contract/reset.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { getUserList, sendAccountLetter, type User, updateUser } from '#core/user/contract/user.ts';
import { joinTokenIn, resetTokenIn } from '#test/fake/mailbox.ts';
import { addKey } from '#test/passkey.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** One company adds the e-mail of somebody who has an account in another one (rule 51). */
const users = startUsers();
const { house, box, work, newEmail } = users;
const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;

const rowsOf = async (email: string, token = users.boss.token) =>
  (await house.call(getUserList, { token, query: { 'filterList[search]': email } })).body.data;
const linkTo = (email: string) =>
  joinTokenIn(box.to(email).findLast(({ text }) => text?.includes('/join/')));
const check = (token: string) => house.call(checkGivenAccess, { body: { token } });
const accept = (token: string) => house.call(acceptGivenAccess, { body: { token } });
const decline = (token: string) => house.call(declineGivenAccess, { body: { token } });
const me = async (token: string) => house.call(getCurrentUserInfo, { token });
const journal = async (token: string) =>
  (await house.call(getAuditList, { token, query: {} })).body.data;
const setPassword = (token: string, password = goodPassword) =>
  house.call(restorePassword, { body: { token, password, confirmPassword: password } });

/** Somebody of the other company, with a session and everything that only that company may know. */
async function stranger() {
  const person = { firstName: 'Алина', lastName: 'Королёва', locale: 'en', slackId: 'U777' };
  const user = await users.join({ ...person, email: newEmail() }, users.otherToken);
  const { token } = (await users.signIn(user.email, { brandId: users.other.brandId })).body;
  return { ...person, email: user.email, token };
}
const typed = { firstName: 'Икс', lastName: 'Игрек', locale: 'ru', slackId: null } as const;
const shownOf = ({ firstName, lastName, locale, slackId, waiting }: User) => ({
  firstName,
  lastName,
  locale,
  slackId,
  waiting,
});
/** The account with its sessions, links and memberships, as the other company has it. */
const thereOf = (email: string) =>
  query(
    `select to_jsonb(a) as account, m.brand_id, m.roles,
       (select count(*)::int from session s where s.account_id = a.id) as sessions
     from account a join membership m on m.account_id = a.id
     where a.email = $1 and a.waits_in is null order by m.brand_id`,
    [email],
  );

const file = (emails: string[]) => ({
  name: 'people.csv',
  bytes: `lastName;firstName;email;position;subdivision;inCompany;inPosition\n${emails
    .map((email) => `Игрек;Икс;${email};Инженер;Разработка;01.02.2020;05.04.2021`)
    .join('\n')}\n`,
});
const employeeForm = (email: string) => {
  const { positionId, subdivisionId } = users.company;
  const days = { inCompany: '2024-03-01', inPosition: '2025-01-15' };
  return { ...typed, email, positionId, subdivisionId, ...days };
};

describe('until its owner accepts, the account of another company', () => {
  test('shows nothing and stays as it is, whoever adds the e-mail, and however', async () => {
    const { hrToken } = users.company;
    const people = [await stranger(), await stranger(), await stranger()] as const;
    // HR may have changed an address before: it was enough to be signed out and lose the password.
    await query('update account set email_proven = false where email = any($1)', [
      people.map(({ email }) => email),
    ]);
    const before = await Promise.all(people.map(({ email }) => thereOf(email)));
    const unknown = [newEmail(), newEmail(), newEmail()];
    for (const [asUser, asEmployee, inFile] of [people.map(({ email }) => email), unknown]) {
      const made = await users.create({ ...typed, email: asUser });
      expect(shownOf(made.body.data)).toEqual({ ...typed, waiting: true });
      const body = employeeForm(asEmployee!);
      expect((await house.call(employeeCalls.create, { token: hrToken, body })).status).toBe(200);
      const imported = await house.call(importEmployees, { token: hrToken, file: file([inFile!]) });
      expect(imported.body).toMatchObject({ code: 0, created: 1 });
      for (const token of [users.boss.token, hrToken]) {
        for (const email of [asUser, asEmployee, inFile]) {
          const rows = await rowsOf(email!, token);
          expect(rows.map(shownOf)).toEqual([{ ...typed, waiting: true }]);
        }
      }
    }
    await work();
    expect(await Promise.all(people.map(({ email }) => thereOf(email)))).toEqual(before);
    for (const { token, email } of people) {
      const { body } = await me(token);
      expect(body.data.brandList.map(({ current }) => current)).toEqual([true]);
      expect((await users.signIn(email)).status).toBe(401);
      expect((await users.signIn(email, { brandId: users.other.brandId })).status).toBe(200);
    }
  });

  test('answers the same as an unknown e-mail in everything a company can do with it', async () => {
    const known = (await stranger()).email;
    const replies = [];
    for (const email of [known, newEmail()]) {
      const { data } = (await users.create({ ...typed, email })).body;
      const ask = (given: object) => {
        const { email: own, firstName, lastName, locale } = data;
        const body = { email: own, firstName, lastName, locale, roles: ['ROLE_HR'], ...given };
        return house.call(updateUser, {
          token: users.boss.token,
          params: { id: data.id },
          body: body as never,
        });
      };
      const answers = [
        await ask({ firstName: 'Зед' }),
        await ask({ roles: ['ROLE_ADMIN'] }),
        await ask({ disabled: true }),
        await ask({ disabled: false }),
      ];
      const text = JSON.stringify(answers.map(({ status, body }) => [status, body]));
      replies.push(text.replaceAll(data.id, 'id').replaceAll(email, 'email'));
    }
    expect(replies[0]).toBe(replies[1]);
    expect(replies[0]).not.toContain('другой компании');
  });

  test('is not shown by a directory or the journal either', async () => {
    const { email } = await stranger();
    const { hrToken: token } = users.company;
    await house.call(employeeCalls.create, { token, body: employeeForm(email) });
    const listed = await house.call(employeeCalls.list, { token, query: { q: email } });
    const noted = await journal(users.boss.token);
    const said = JSON.stringify([listed.body, noted]);
    for (const theirs of ['Алина', 'Королёва', 'U777']) expect(said).not.toContain(theirs);
  });
});

describe('the link in the letter', () => {
  test('joins the account once: it has both companies, and keeps everything of its own', async () => {
    const person = await stranger();
    await users.create({ ...typed, email: person.email });
    await work();
    const mail = box.to(person.email).at(-1);
    expect(mail?.text).toContain('уже есть учётная запись');
    const token = linkTo(person.email);
    const name = (await query('select name from brand where id = $1', [users.company.brandId]))[0];
    expect((await check(token)).body).toMatchObject({ company: name.name, email: person.email });
    const { status, body } = await accept(token);
    expect([status, body.email, body.passwordToken]).toEqual([200, person.email, null]);
    expect([(await accept(token)).status, (await check(token)).status]).toEqual([404, 404]);
    const [row] = await rowsOf(person.email);
    expect(shownOf(row!)).toEqual({
      firstName: 'Алина',
      lastName: 'Королёва',
      locale: 'en',
      slackId: 'U777',
      waiting: false,
    });
    expect((await me(person.token)).body.data.brandList).toHaveLength(2);
    expect((await users.signIn(person.email)).status).toBe(200);
    expect(await query('select from account where email = $1', [person.email])).toHaveLength(1);
    expect((await journal(users.boss.token))[1]).toMatchObject({
      verb: 'accept',
      kind: 'user',
      entityId: row?.id,
      actorEmail: person.email,
    });
  });

  test('proves the mailbox: only now a claimed e-mail loses its password, sessions and factors', async () => {
    const person = await stranger();
    const { key } = await addKey(house, person.token);
    const byKey = async () => {
      const assertion = key.get((await house.call(getPasskeyOptions, {})).body);
      const body = { assertion, holdingSlug: await users.slugOf(users.other.brandId) };
      return (await house.call(signInByPasskey, { body })).status;
    };
    await query('update account set email_proven = false where email = $1', [person.email]);
    await users.create({ ...typed, email: person.email });
    await work();
    expect((await me(person.token)).status).toBe(200);
    expect(await byKey()).toBe(200);
    const { body } = await accept(linkTo(person.email));
    expect((await me(person.token)).status).toBe(401);
    expect(await byKey()).toBe(401);
    expect((await users.signIn(person.email)).status).toBe(401);
    expect((await setPassword(body.passwordToken!)).status).toBe(200);
    expect((await users.signIn(person.email)).status).toBe(200);
  });

  test('can be declined: the user is gone, the employee stays, the account learns of nothing', async () => {
    const person = await stranger();
    const before = await thereOf(person.email);
    const { hrToken } = users.company;
    await house.call(employeeCalls.create, { token: hrToken, body: employeeForm(person.email) });
    const id = (await rowsOf(person.email))[0]?.id ?? '';
    const asked = { token: users.boss.token, params: { id } };
    expect((await house.call(sendAccountLetter, asked)).status).toBe(200);
    await work();
    const token = linkTo(person.email);
    expect((await decline(token)).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await thereOf(person.email)).toEqual(before);
    const listed = await house.call(employeeCalls.list, {
      token: hrToken,
      query: { q: person.email },
    });
    expect(listed.body.count).toBe(1);
    expect((await journal(users.boss.token))[0]).toMatchObject({
      verb: 'decline',
      actorName: 'Игрек Икс',
    });
  });

  test('dies after seven days, with the access, and with a corrected e-mail', async () => {
    const [late, disabled, moved] = [await stranger(), await stranger(), await stranger()];
    const links: { data: User; token: string }[] = [];
    for (const { email } of [late, disabled, moved]) {
      const { data } = (await users.create({ ...typed, email })).body;
      await work();
      links.push({ data, token: linkTo(email) });
    }
    const change = (index: number, given: object) => {
      const { id, email } = links[index]!.data;
      const body = { ...typed, email, roles: ['ROLE_HR' as const], ...given };
      return house.call(updateUser, { token: users.boss.token, params: { id }, body });
    };
    await change(1, { disabled: true });
    await change(2, { email: newEmail() });
    house.setNow('2026-06-22T09:00:01Z');
    for (const { token } of links) {
      expect([(await check(token)).status, (await accept(token)).status]).toEqual([404, 404]);
    }
  });

  test('does not make anybody an account without asking: a squatter waits like everybody', async () => {
    const email = newEmail();
    await users.create({ ...typed, email }, users.otherToken);
    await users.create({ ...typed, firstName: 'Мария', email });
    await work();
    const [theirs, ours] = box.to(email).map(resetTokenIn);
    expect((await setPassword(ours!)).status).toBe(200);
    // The first company's link would have set a password too. The e-mail has an owner now.
    expect((await setPassword(theirs!)).status).toBe(404);
    expect((await users.signIn(email)).status).toBe(200);
    const { brandId } = users.other;
    expect((await users.signIn(email, { brandId })).status).toBe(401);
    expect((await rowsOf(email, users.otherToken)).map(shownOf)).toEqual([
      { ...typed, waiting: true },
    ]);
    await users.accept(email, brandId);
    expect((await users.signIn(email, { brandId })).status).toBe(200);
  });
});
