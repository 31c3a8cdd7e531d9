import { describe, expect, test } from 'vitest';
import { getUserList, type User, updateUser } from '#core/user/contract/user.ts';
import { resetTokenIn } from '#test/fake/mailbox.ts';
import { startUsers } from '#test/start/start-users.ts';

/**
 * One account, several companies: what one company may do to an account that others use (rules 1
 * and 6).
 */
const users = startUsers();
const { house, box } = users;

const update = (user: User, given: object, token = users.boss.token) =>
  house.call(updateUser, { token, params: { id: user.id }, body: { ...bodyOf(user), ...given } });
const bodyOf = ({ firstName, lastName, email, locale, roles }: User) => ({
  firstName,
  lastName,
  email,
  locale,
  roles: roles.map(({ id }) => id),
});
const rowOf = async (email: string, token = users.boss.token) => {
  const query = { 'filterList[search]': email };
  return (await house.call(getUserList, { token, query })).body.data[0];
};

describe('the letter to a new user', () => {
  test('comes in their language and brings a link that works once, for seven days', async () => {
    const { data } = (await users.create({ locale: 'en', firstName: '<b>Vera</b>' })).body;
    await users.work();
    const [mail] = box.to(data.email);
    expect(mail?.subject).toContain('You now have access to 360 feedback at');
    expect(mail?.html).toContain('&lt;b&gt;Vera&lt;/b&gt;');
    const token = resetTokenIn(mail);
    const stored = await house.context.database.pool.query(
      'select token_hash, purpose, expires_at from one_time_token where for_brand_id = $1',
      [users.company.brandId],
    );
    expect(stored.rows).toMatchObject([
      { purpose: 'account', expires_at: new Date('2026-06-22T09:00:00Z') },
    ]);
    expect(stored.rows[0].token_hash).not.toContain(token);
  });

  test('goes to nobody who is disabled, removed, or has another e-mail by then', async () => {
    const emails = [users.newEmail(), users.newEmail(), users.newEmail()] as const;
    await users.create({ email: emails[0], disabled: true });
    const { data } = (await users.create({ email: emails[1] })).body;
    await update(data, { email: emails[2] });
    await users.work();
    expect(
      emails.map((email) => box.to(email).map(({ subject = '' }) => subject.split(':')[0])),
    ).toEqual([[], ['Ваш e-mail изменён'], ['Вам открыт доступ']]);
  });
});

describe('an account that another company uses', () => {
  test('is joined as it is, once its owner accepts: name, language and password stay', async () => {
    const there = await users.join({ firstName: 'Ольга', locale: 'en' }, users.otherToken);
    await users.admit({ email: there.email, firstName: 'Взломщик' });
    const here = await rowOf(there.email);
    expect([here?.firstName, here?.locale, here?.waiting]).toEqual(['Ольга', 'en', false]);
    const { brandId } = users.other;
    expect((await users.signIn(there.email)).status).toBe(200);
    expect((await users.signIn(there.email, { brandId })).status).toBe(200);
  });

  test('cannot be renamed from here, but roles can change', async () => {
    const there = await users.join({}, users.otherToken);
    const here = await users.admit({ email: there.email });
    const renamed = await update(here, { firstName: 'Взломщик' });
    expect([renamed.status, renamed.body.errors?.[0]?.path]).toEqual([409, 'firstName']);
    expect((await update(here, { roles: ['ROLE_ADMIN'] })).status).toBe(200);
    expect((await rowOf(there.email, users.otherToken))?.roles).toEqual(there.roles);
  });

  test('keeps its e-mail: a new one here means another account here', async () => {
    const there = await users.join({}, users.otherToken);
    const here = await users.admit({ email: there.email });
    const { token } = (await users.signIn(there.email)).body;
    const email = users.newEmail();
    const moved = await update(here, { email });
    expect([moved.status, moved.body.data.id, moved.body.data.email]).toEqual([
      200,
      here.id,
      email,
    ]);
    await users.work();
    expect(resetTokenIn(box.to(email).at(-1))).toBeTruthy();
    expect((await rowOf(there.email, users.otherToken))?.email).toBe(there.email);
    expect((await users.signIn(there.email)).status).toBe(401);
    expect((await users.signIn(there.email, { brandId: users.other.brandId })).status).toBe(200);
    const asked = await house.call(getUserList, { token });
    expect(asked.status).toBe(401);
  });

  test('disabling or deleting here changes nothing there', async () => {
    const there = await users.join({}, users.otherToken);
    const here = await users.admit({ email: there.email });
    await update(here, { disabled: true });
    const { brandId } = users.other;
    expect((await users.signIn(there.email)).status).toBe(401);
    expect((await users.signIn(there.email, { brandId })).status).toBe(200);
  });
});

describe('an account of this company alone', () => {
  test('gets its new e-mail, its password stays, and links to the old address die', async () => {
    const user = await users.join();
    const email = users.newEmail();
    expect((await update(user, { email, firstName: 'Зоя' })).body.data).toMatchObject({
      id: user.id,
      email,
      firstName: 'Зоя',
    });
    expect((await users.signIn(user.email)).status).toBe(401);
    expect((await users.signIn(email)).status).toBe(200);
  });

  test('takes its employee record along', async () => {
    const { pool } = house.context.database;
    const [employeeId] = users.company.people;
    const email = users.newEmail();
    await pool.query('update employee set email = $1 where id = $2', [email, employeeId]);
    const { data } = (await users.create({ email })).body;
    const next = users.newEmail();
    expect((await update(data, { email: next })).body.data.employeeId).toBe(employeeId);
    const found = await pool.query('select email from employee where id = $1', [employeeId]);
    expect(found.rows).toEqual([{ email: next }]);
    const [, second] = users.company.people;
    const taken = await pool.query('select email from employee where id = $1', [second]);
    const refused = await update(data, { email: taken.rows[0].email });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, 'email']);
  });

  test('is not given an e-mail that is a member’s here', async () => {
    const first = (await users.create()).body.data;
    const second = (await users.create()).body.data;
    const refused = await update(second, { email: first.email });
    expect([refused.status, refused.body.data]).toMatchObject([409, { id: first.id }]);
  });
});
