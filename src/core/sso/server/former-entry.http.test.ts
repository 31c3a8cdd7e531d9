import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { deleteDomain } from '#core/sso/contract/domain.ts';
import {
  deleteSso,
  getSso,
  getSsoRequirement,
  setSpare,
  setSsoState,
  updateSso,
} from '#core/sso/contract/sso.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { connectionForm } from '#test/sso/connection-form.ts';
import { startSso } from '#test/sso/start-sso.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';

/** Company sign-in keeps no other super administrator out within a day (rule 98c). */
const box = startMailbox();
const { house, state, connect, query } = startSso(box.env);
const password = 'Correct-360!';
const passwordHash = hashPassword(password);

type Person = Awaited<ReturnType<typeof enter>> & { email: string };
let other: Person;
let connectionId: string;
let slug: string;

async function join(...roles: Role[]): Promise<Person> {
  const person = await enter(house.context, state.company, roles);
  const sql = 'update account set password_hash = $2 where id = $1 returning email';
  const [row] = await query(sql, [person.accountId, await passwordHash]);
  return { ...person, email: row.email };
}
const prove = (domain: string) =>
  query(
    `insert into brand_domain (for_brand_id, domain, token, proven_at) values ($1, $2, 't', now())`,
    [state.company.brandId, domain],
  );
const at = (hours: number) =>
  house.setNow(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString());

/** Whoever decides has just come in by it, and is the one spare sign-in that is ready. */
beforeEach(async () => {
  const { brandId } = state.company;
  const { accountId, membershipId } = state.boss;
  [{ slug }] = await query('select slug from brand where id = $1', [brandId]);
  other = await join('ROLE_SUPER_ADMIN');
  ({ id: connectionId } = await connect());
  await query('update sso_connection set is_active = true, tried_at = now() where brand_id = $1', [
    brandId,
  ]);
  await query('update session set connection_id = $1 where account_id = $2', [
    connectionId,
    accountId,
  ]);
  await query('update account set password_hash = $2 where id = $1', [
    accountId,
    await passwordHash,
  ]);
  await query(
    `insert into account_factor (id, account_id, kind, name, is_in_force, sealed)
     values (gen_random_uuid(), $1, 'totp', 'Телефон', true, '\\x00')`,
    [accountId],
  );
  await query('update membership set is_spare = true, own_entry_at = $2 where id = $1', [
    membershipId,
    testNow,
  ]);
  // Of the test before: a domain is one company's.
  await query('delete from brand_domain');
  await prove('example.ru');
});

const token = () => state.boss.token;
const makeOnly = () =>
  house.call(setSsoState, { token: token(), body: { state: 'required', accepts: true } });
const signIn = async ({ email } = other) => {
  const { status, body } = await house.call(loginUser, {
    body: { email, password, holdingSlug: slug },
  });
  return [status, body.code];
};
const letters = async ({ email } = other) => {
  await runDueJobs(house.context, tasks);
  return box.to(email).map(({ text }) => text ?? '');
};
const opens = [200, 0];
const closed = [403, 17];

describe('made the only way in', () => {
  test('it keeps the other super admins out a day later, and everybody else at once', async () => {
    const admin = await join('ROLE_ADMIN');
    const { body } = await makeOnly();
    expect(body.data).toMatchObject({
      state: 'required',
      passwordUntil: '2026-06-16T09:00:00.000Z',
    });
    expect([await signIn(), await signIn(admin)]).toEqual([opens, closed]);
    at(23.9);
    expect(await signIn()).toEqual(opens);
    at(24);
    expect(await signIn()).toEqual(closed);
    const later = await house.call(getSso, { token: token() });
    expect(later.body.data.passwordUntil).toBeNull();
  });

  test('it is told with until when, and a forgotten password is set anew', async () => {
    await makeOnly();
    const letter = (await letters()).find((text) => text.includes('стал обязательным'));
    expect(letter).toContain('До 16 июня 2026');
    await house.call(requestReset, { body: { email: other.email } });
    expect((await letters()).some((text) => text.includes('/restore-password'))).toBe(true);
    at(24);
    await house.call(requestReset, { body: { email: other.email } });
    expect((await letters()).at(-1)).toContain('Пароль не нужен');
  });

  test('by the only super admin it keeps nothing open', async () => {
    await query(`update membership set roles = '{ROLE_ADMIN}' where id = $1`, [other.membershipId]);
    expect((await makeOnly()).body.data.passwordUntil).toBeNull();
    expect(await signIn()).toEqual(closed);
  });

  test('it takes a domain of another super admin’s e-mail, or that they are a ready spare', async () => {
    await query(`update brand_domain set domain = 'thief.example' where for_brand_id = $1`, [
      state.company.brandId,
    ]);
    const hinders = async () =>
      (await house.call(getSsoRequirement, { token: token() })).body.data.hindranceList;
    expect(await hinders()).toEqual(['noDomain']);
    expect((await makeOnly()).status).toBe(409);
    await query(
      `insert into account_factor (id, account_id, kind, name, is_in_force, sealed)
       values (gen_random_uuid(), $1, 'totp', 'Телефон', true, '\\x00')`,
      [other.accountId],
    );
    await query('update membership set is_spare = true, own_entry_at = $2 where id = $1', [
      other.membershipId,
      testNow,
    ]);
    expect(await hinders()).toEqual([]);
    await query('update membership set is_spare = false where id = $1', [other.membershipId]);
    await prove('example.ru');
    expect(await hinders()).toEqual([]);
  });

  test('a super admin made a moment ago is none of the others', async () => {
    await query(`update brand_domain set domain = 'thief.example' where for_brand_id = $1`, [
      state.company.brandId,
    ]);
    const own = await join('ROLE_SUPER_ADMIN');
    await query(`update account set email = 'own@thief.example' where id = $1`, [own.accountId]);
    const since = (hours: number) =>
      query(
        `update membership set super_since = $2::timestamptz - make_interval(hours => $3) where id = $1`,
        [own.membershipId, testNow, hours],
      );
    await since(71);
    expect((await makeOnly()).status).toBe(409);
    await since(72);
    expect((await makeOnly()).status).toBe(200);
  });
});

const { claimNames: _, ...form } = connectionForm;

describe('whoever is only still let in', () => {
  const change = (by: string) =>
    house.call(updateSso, {
      token: by,
      params: { id: connectionId },
      body: { ...form, isActive: true, secret: 'other' },
    });
  const until = async () => (await house.call(getSso, { token: token() })).body.data.passwordUntil;
  const refused = { status: 403, body: { message: expect.stringContaining('лишь на сутки') } };
  let by: string;
  beforeEach(async () => {
    await makeOnly();
    const body = { email: other.email, password, holdingSlug: slug };
    by = (await house.call(loginUser, { body })).body.token!;
    at(23);
    await query('update session set proved_at = $1, last_used_at = $1, expires_at = expires_at', [
      house.context.now(),
    ]);
  });

  test('can’t put the end of that day off', async () => {
    const before = await until();
    expect(await change(by)).toMatchObject(refused);
    const domain = { token: by, params: { domain: 'example.ru' } };
    await prove('thief.example');
    expect((await house.call(deleteDomain, domain)).status).toBe(403);
    expect(await until()).toBe(before);
    at(24);
    expect(await signIn()).toEqual(closed);
  });

  test('makes it optional again', async () => {
    const body = { state: 'offered', accepts: true } as const;
    expect((await house.call(setSsoState, { token: by, body })).status).toBe(200);
    expect((await change(by)).status).toBe(200);
  });

  test.each(['by the company’s server', 'by a spare sign-in'])(
    'once in %s, changes it',
    async (how) => {
      await (how === 'by a spare sign-in'
        ? query('update membership set is_spare = true where id = $1', [other.membershipId])
        : query('update session set connection_id = $1 where account_id = $2', [
            connectionId,
            other.accountId,
          ]));
      expect((await change(by)).status).toBe(200);
    },
  );

  test('narrows nothing from where only the former list lets in', async () => {
    await query(`update session set connection_id = $1 where account_id = $2`, [
      connectionId,
      other.accountId,
    ]);
    await query(`update brand set ip_list = '{203.0.113.7}' where id = $1`, [
      state.company.brandId,
    ]);
    expect(await change(by)).toMatchObject(refused);
  });
});

describe('while it is the only way in', () => {
  const ways: Record<string, () => Promise<{ status: number }>> = {
    'another secret of the server': () =>
      house.call(updateSso, {
        token: token(),
        params: { id: connectionId },
        body: { ...form, isActive: true, secret: 'wrong' },
      }),
    'a server deleted': () =>
      house.call(deleteSso, { token: token(), params: { id: connectionId } }),
    'a domain deleted': () =>
      house.call(deleteDomain, { token: token(), params: { domain: 'example.ru' } }),
    'a spare sign-in taken': () =>
      house.call(setSpare, {
        token: token(),
        params: { membershipId: other.membershipId },
        body: { isSpare: false },
      }),
  };

  test.each(Object.keys(ways))(
    '%s lets the other super admins in by password for a day',
    async (way) => {
      await connect({ name: 'Второй' });
      await query('update sso_connection set is_active = true, tried_at = now()');
      await prove('thief.example');
      await query('update brand set sso = $2 where id = $1', [state.company.brandId, 'required']);
      await query('update membership set is_spare = true where id = $1', [other.membershipId]);
      if (way !== 'a spare sign-in taken') {
        await query('update membership set is_spare = false where id = $1', [other.membershipId]);
        expect(await signIn()).toEqual(closed);
      }
      expect((await ways[way]!()).status).toBe(200);
      expect(await signIn()).toEqual(opens);
      at(24);
      expect(await signIn()).toEqual(closed);
    },
  );
});
