import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { getSecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What let super administrators in a day ago still does (rule 98c). */
const box = startMailbox();
const house = startApp(Object.assign(box.env, { TRUST_PROXY: '1' }));
const { call } = house;
const password = 'Correct-360!';
const passwordHash = hashPassword(password);

const office = '203.0.113.7';
const home = '198.51.100.9';
const from = (address: string) => ({ 'x-forwarded-for': address });

type Person = Awaited<ReturnType<typeof enter>> & { email: string };
let own: Company;
let made = 0;
let narrower: Person;
let other: Person;

const query = (text: string, values: unknown[]) => house.context.database.pool.query(text, values);
const at = (hours: number) =>
  house.setNow(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString());

async function join(...roles: Role[]): Promise<Person> {
  const person = await enter(house.context, own, roles);
  const { rows } = await query(
    'update account set password_hash = $2 where id = $1 returning email',
    [person.accountId, await passwordHash],
  );
  return { ...person, email: rows[0].email };
}

beforeEach(async () => {
  made += 1;
  house.setNow(testNow);
  const given = { slug: `former-${made}`, name: `Прежняя ${made}` };
  own = await makeCompany(house.context.database, new Date(testNow), given);
  narrower = await join('ROLE_SUPER_ADMIN');
  other = await join('ROLE_SUPER_ADMIN');
});

/** By a session that has just been proved. */
const save = async (body: object, { by = narrower, address = office } = {}) => {
  const { context } = house;
  await query('update session set proved_at = $2, last_used_at = $2 where account_id = $1', [
    by.accountId,
    context.now(),
  ]);
  return call(updateSecuritySettings, { token: by.token, body, headers: from(address) });
};
const read = async ({ token } = other, address = home) =>
  (await call(getSecuritySettings, { token, headers: from(address) })).status;
const signIn = async ({ email } = other, address = home) => {
  const body = { email, password, holdingSlug: `former-${made}` };
  return (await call(loginUser, { body, headers: from(address) })).status;
};
const letters = async ({ email } = other) => {
  await runDueJobs(house.context, tasks);
  return box.to(email).map(({ text }) => text ?? '');
};

test('whoever narrows is named as the company’s own: their account has another id where it moves to', async () => {
  await save({ ipList: [office] });
  const named = `select former_entry ->> 'by' as by from brand where id = $1`;
  const { rows } = await query(named, [own.brandId]);
  expect(rows).toEqual([{ by: narrower.membershipId }]);
});

describe('a list of addresses', () => {
  test('shuts the other super admins out a day later, everybody else and its own hand at once', async () => {
    const hr = await join('ROLE_HR');
    const { body } = await save({ ipList: [office] });
    expect(body.message).toContain('ещё сутки');
    expect(body.data.formerUntil).toBe('2026-06-16T09:00:00.000Z');
    expect([await read(), await signIn()]).toEqual([200, 200]);
    expect([await read(hr), await read(narrower)]).toEqual([403, 403]);
    expect([await signIn(hr), await signIn(narrower)]).toEqual([403, 403]);
    at(11);
    expect(await read()).toBe(200);
    at(22);
    expect(await read()).toBe(200);
    at(24);
    expect([await read(), await signIn(), await read(other, office)]).toEqual([403, 403, 200]);
    const later = await call(getSecuritySettings, { token: other.token, headers: from(office) });
    expect(later.body.data.formerUntil).toBeNull();
  });

  test('isn’t put off for another day by whoever is only still let in', async () => {
    const { body } = await save({ ipList: [office] });
    at(20);
    const narrowed = await save({ hrIdle: 30 }, { by: other, address: home });
    expect([narrowed.status, narrowed.body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['ipList'],
    ]);
    const settings = await call(getSecuritySettings, { token: other.token, headers: from(home) });
    expect(settings.body.data.formerUntil).toBe(body.data.formerUntil);
    at(24);
    expect(await read()).toBe(403);
  });

  test('is told to all super admins, with until when', async () => {
    await save({ ipList: [office] });
    const [letter] = await letters();
    for (const said of ['до 16 июня 2026', 'действовало раньше']) expect(letter).toContain(said);
  });

  test('is taken back by whoever would be shut out', async () => {
    await save({ ipList: [office] });
    await save({ ipList: [] }, { by: other, address: home });
    at(25);
    expect(await signIn()).toBe(200);
  });

  test('made narrower in steps shuts out no sooner, and its clock begins anew', async () => {
    await save({ ipList: ['203.0.113.0/24', home] });
    at(20);
    await save({ ipList: ['203.0.113.0/24'] });
    await save({ ipList: [office] });
    at(30);
    expect(await signIn()).toBe(200);
    // What was let in for the time between counts as well.
    at(44);
    expect(await signIn()).toBe(403);
  });

  test('that is opened and shut again shuts out no sooner', async () => {
    await query(`update brand set ip_list = '{203.0.113.7/32}' where id = $1`, [own.brandId]);
    await save({ hrLongest: 60, hrIdle: 30 });
    await save({ ipList: [] });
    await save({ ipList: [office] });
    expect(await signIn()).toBe(200);
  });

  test('of two hands shuts neither out at once', async () => {
    await save({ ipList: [office] });
    await save({ ipList: [home] }, { by: other, address: home });
    for (const person of [narrower, other]) {
      expect([await signIn(person, home), await signIn(person, office)]).toEqual([200, 200]);
    }
  });

  test.each([
    ['that lets in more', ['203.0.113.0/24', home]],
    ['of the same networks', ['203.0.113.0/25', '203.0.113.7/32']],
    ['of nothing', []],
  ])('%s keeps nothing', async (_, ipList) => {
    await query(`update brand set ip_list = '{203.0.113.0/25}' where id = $1`, [own.brandId]);
    const { body } = await save({ ipList });
    expect([body.data.formerUntil, body.data.ipList.length]).toEqual([null, ipList.length]);
    expect(body.message).not.toContain('сутки');
  });

  test('of the only super admin acts at once', async () => {
    await query('update membership set disabled = true where id = $1', [other.membershipId]);
    const { body } = await save({ ipList: [office] });
    expect(body.data.formerUntil).toBeNull();
    expect([await read(narrower), await signIn(narrower)]).toEqual([403, 403]);
  });
});

describe('shorter sessions', () => {
  test('end those of the other super admins a day later, all others at once', async () => {
    const hr = await join('ROLE_HR');
    at(5);
    const { body } = await save({ hrLongest: 60, hrIdle: 30 });
    expect(body.data.formerUntil).toBe('2026-06-16T14:00:00.000Z');
    expect([await read(), await read(hr)]).toEqual([200, 401]);
    at(7);
    expect([await read(), await read(narrower)]).toEqual([200, 401]);
    for (const hours of [16, 27]) {
      at(hours);
      expect(await read()).toBe(200);
    }
    at(29);
    expect(await read()).toBe(401);
  });

  test('of people below HR keep nothing: no super admin is one', async () => {
    const { body } = await save({ othersLongest: 60, othersIdle: 30 });
    expect(body.data.formerUntil).toBeNull();
  });
});
