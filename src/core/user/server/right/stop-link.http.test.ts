import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { prove } from '#core/account/contract/confirmation.ts';
import { requestReset, restorePassword } from '#core/account/contract/reset.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getSecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import { readStopLink, stopByLink } from '#core/user/contract/stop-link.ts';
import { deleteUser, getWaitingRights, stopRight, updateUser } from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import {
  inBrand,
  type Member,
  makeCompany,
  makeMember,
  signIn as openSession,
} from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** Whoever shuts the other super admins out still can't keep them from stopping what waits (rule 98b). */
const box = startMailbox();
const house = startApp(Object.assign(box.env, { TRUST_PROXY: '1' }));
const { call } = house;
const password = 'Correct-360!';
const passwordHash = hashPassword(password);

interface Person extends Member {
  email: string;
  token: string;
}
let brandId: string;
let thief: Person;
let other: Person;
let third: Person;
let made = 0;

const office = { 'x-forwarded-for': '203.0.113.7' };
const home = { 'x-forwarded-for': '198.51.100.9' };

async function join(brand: string, locale: 'ru' | 'en' = 'ru'): Promise<Person> {
  const { database, now } = house.context;
  made += 1;
  const email = `stops-${made}@example.ru`;
  const roles: Role[] = ['ROLE_SUPER_ADMIN'];
  const member = await inBrand(database, brand, (scope) =>
    makeMember(scope, roles, { email, locale }),
  );
  await query('update account set password_hash = $2 where id = $1', [
    member.accountId,
    await passwordHash,
  ]);
  return { ...member, email, token: await openSession(database, member, now()) };
}

beforeEach(async () => {
  house.setNow(testNow);
  ({ brandId } = await makeCompany(house.context.database, house.context.now()));
  thief = await join(brandId);
  other = await join(brandId);
  third = await join(brandId, 'en');
});

const query = (text: string, values: unknown[]) => house.context.database.pool.query(text, values);
const at = async (hours: number) => {
  house.setNow(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString());
  await proveAll(house);
};
const work = () => runDueJobs(house.context, tasks);
const remove = async (person = other, by = thief) => {
  const params = { id: person.membershipId };
  const { status } = await call(deleteUser, { token: by.token, headers: office, params });
  expect(status).toBe(200);
  await work();
};
/** The list is the company's for long. */
const shutOut = () =>
  query(`update brand set ip_list = '{203.0.113.7/32}' where id = $1`, [brandId]);
const waiting = async ({ token } = other, headers = home) =>
  (await call(getWaitingRights, { token, headers })).body.data ?? [];
const tokenOf = ({ email }: Person, subject = 'Через сутки') => {
  const mail = box.to(email).find((one) => one.subject?.startsWith(subject));
  return /\/stop#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const read = (token: string) => call(readStopLink, { body: { token }, headers: home });
const stop = (token: string) => call(stopByLink, { body: { token }, headers: home });
const isThere = async (person = other) =>
  (await query('select from membership where id = $1', [person.membershipId])).rows.length === 1;

describe('from an address that the company refuses', () => {
  test('a session reads what waits, proves who it is, and stops it', async () => {
    await remove();
    await shutOut();
    const [right] = await waiting();
    expect(right).toMatchObject({ userId: other.membershipId, isOwn: true });
    house.setNow('2026-06-15T09:10:00Z');
    const asked = { token: other.token, headers: home, params: { id: right?.id ?? '' } };
    expect((await call(stopRight, asked)).body.code).toBe(16);
    const proof = { token: other.token, headers: home, body: { password } };
    expect((await call(prove, proof)).status).toBe(200);
    expect((await call(stopRight, asked)).status).toBe(200);
    await at(25);
    await work();
    expect(await isThere()).toBe(true);
  });
});

test('who takes a right and shuts its owner out by a list is stopped by the owner, where they always were', async () => {
  await remove();
  const body = { ipList: ['203.0.113.7'], ipFor: 'hr' as const };
  const saved = await call(updateSecuritySettings, { token: thief.token, headers: office, body });
  expect(saved.status).toBe(200);
  const { token } = other;
  expect((await call(getSecuritySettings, { token, headers: home })).status).toBe(200);
  const [right] = await waiting();
  const params = { id: right?.id ?? '' };
  expect((await call(stopRight, { token, headers: home, params })).status).toBe(200);
  const undo = await call(updateSecuritySettings, { token, headers: home, body: { ipList: [] } });
  expect(undo.status).toBe(200);
});

describe('the letter', () => {
  test('has a link for each super admin, behind the sign that no server is sent', async () => {
    await remove();
    const links = [thief, other].map((person) => tokenOf(person));
    links.push(tokenOf(third, 'A super admin’s rights change'));
    expect(links.map((token) => token.length)).toEqual([43, 43, 43]);
    expect(new Set(links).size).toBe(3);
    const { rows } = await query('select purpose from one_time_token where for_brand_id = $1', [
      brandId,
    ]);
    expect(rows.map(({ purpose }) => purpose)).toEqual(['stopRight', 'stopRight', 'stopRight']);
  });

  test('of what is done or stopped already has none', async () => {
    const params = { id: other.membershipId };
    await call(deleteUser, { token: thief.token, headers: office, params });
    const [right] = await waiting();
    await call(stopRight, { token: third.token, params: { id: right?.id ?? '' } });
    await work();
    expect(box.to(other.email).map(({ subject }) => subject)).toHaveLength(2);
    for (const { text } of box.to(other.email)) expect(text).not.toContain('http');
  });
});

describe('its link', () => {
  test('says what, whose, who and when, and stops it without a session', async () => {
    await remove();
    await shutOut();
    const token = tokenOf(other);
    const { data } = (await read(token)).body;
    expect(data).toMatchObject({
      state: 'waiting',
      email: other.email,
      change: { removed: true },
      due: '2026-06-16T09:00:00.000Z',
      locale: 'ru',
    });
    expect((await stop(token)).status).toBe(200);
    await at(25);
    await work();
    expect(await isThere()).toBe(true);
    const log = await call(getAuditList, { token: thief.token, headers: office });
    const [entry] = log.body.data.filter(({ verb }) => verb === 'rightStopped');
    expect([entry?.entityId, entry?.actorEmail]).toEqual([other.membershipId, other.email]);
    expect(box.to(third.email).map(({ subject }) => subject)).toContain(
      'A change of rights was stopped: Анна Ким',
    );
  });

  test('outlives a new password, which whoever is shut out sets first', async () => {
    await remove();
    const link = tokenOf(other);
    await shutOut();
    await call(requestReset, { body: { email: other.email }, headers: home });
    await work();
    const token = /#token=([\w-]+)/.exec(box.to(other.email).at(-1)?.text ?? '')?.[1] ?? '';
    const body = { token, password: 'Another-360!', confirmPassword: 'Another-360!' };
    expect((await call(restorePassword, { body, headers: home })).status).not.toBe(404);
    expect((await read(link)).body.data?.state).toBe('waiting');
    expect((await stop(link)).status).toBe(200);
  });

  test('opened changes nothing, works once, and says afterwards that it is stopped', async () => {
    await remove();
    const token = tokenOf(other);
    for (let times = 0; times < 3; times += 1) expect((await read(token)).status).toBe(200);
    expect(await waiting(third)).toHaveLength(1);
    expect([(await stop(token)).status, (await stop(token)).status]).toEqual([200, 409]);
    expect((await read(token)).body.data.state).toBe('stopped');
    expect((await stop(tokenOf(thief))).status).toBe(409);
  });

  test('says that it is done, and stops nothing then', async () => {
    const params = { id: other.membershipId };
    const form = { firstName: 'Анна', lastName: 'Ким', email: other.email, locale: 'ru' as const };
    const body = { ...form, roles: ['ROLE_EMPLOYEE'] as Role[] };
    await call(updateUser, { token: thief.token, params, body: body as never });
    await work();
    await at(24);
    await work();
    const token = tokenOf(third, 'A super admin’s rights change');
    expect((await read(token)).body.data).toMatchObject({ state: 'done', locale: 'en' });
    expect((await stop(token)).status).toBe(409);
    // The right that let them stop anything is gone.
    expect((await read(tokenOf(other))).status).toBe(404);
    await at(24 * 9);
    expect((await read(token)).status).toBe(404);
  });

  test('is about one change: another, and another company’s, goes on', async () => {
    await remove();
    const first = tokenOf(other);
    expect((await stop(first)).status).toBe(200);
    await remove(third);
    const foreign = (await makeCompany(house.context.database, house.context.now())).brandId;
    const [theirs, victim] = [await join(foreign), await join(foreign)];
    await remove(victim, theirs);
    expect((await stop(first)).status).toBe(409);
    expect((await stop(tokenOf(victim))).status).toBe(200);
    expect(await waiting(other)).toMatchObject([{ userId: third.membershipId }]);
  });

  test.each([
    ['is a super admin no more', `update membership set roles = '{ROLE_EMPLOYEE}' where id = $1`],
    ['is disabled', 'update membership set disabled = true where id = $1'],
  ])('does nothing for who %s meanwhile', async (_, sql) => {
    await remove();
    await query(sql, [third.membershipId]);
    const token = tokenOf(third, 'A super admin’s rights change');
    expect([(await read(token)).status, (await stop(token)).status]).toEqual([404, 404]);
    expect(await waiting(other)).toHaveLength(1);
  });

  test('is no other: guesses are refused and slowed down', async () => {
    await remove();
    const body = { token: 'x'.repeat(43) };
    const statuses = new Set<number>();
    for (let times = 0; times < 120; times += 1) statuses.add((await stop(body.token)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await stop(tokenOf(other))).status).toBe(200);
  });
});
