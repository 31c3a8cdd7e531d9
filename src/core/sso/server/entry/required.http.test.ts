import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { getPasskeyOptions, signInByPasskey } from '#core/account/contract/passkey.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { proveFactor } from '#core/factor/contract/factor.ts';
import { findSso } from '#core/sso/contract/entry/sso.ts';
import { codeNow, cookieOf, enrol } from '#test/factor.ts';
import { inBrand, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { addKey } from '#test/passkey.ts';
import { startProvider } from '#test/sso/start-provider.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** A company that lets people in by its own provider only (rule 109), and how it is found (rule 110). */
const box = startMailbox();
const house = startApp(Object.assign(box.env, { OUTBOUND_HOSTS: 'localhost' }));
const sso = startProvider(house);
const password = 'Correct-360!';
let north: { brandId: string; slug: string };
let south: { brandId: string };
let connection: { id: string; slug: string };

const sql = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const state = (to: string) => sql('update brand set sso = $1 where id = $2', [to, north.brandId]);

async function member(email: string, roles = ['ROLE_SUPER_ADMIN'] as const) {
  const made = await inBrand(house.context.database, north.brandId, (scope) =>
    makeMember(scope, roles, { email }),
  );
  await sql('update account set password_hash = $1 where id = $2', [
    await hashPassword(password),
    made.accountId,
  ]);
  return made;
}
const login = (email: string, given = password, holdingSlug = 'north') =>
  house.call(loginUser, { body: { email, password: given, holdingSlug } });

beforeAll(async () => {
  const { database } = house.context;
  north = { ...(await makeBrand(database, { slug: 'north', name: 'Север' })), slug: 'north' };
  south = await makeBrand(database, { slug: 'south', name: 'Юг' });
  connection = await sso.connect(north);
  await sso.prove(north.brandId, 'north.example');
  await member('anna@north.example');
});
beforeEach(() => house.setNow(testNow));

describe('its people', () => {
  test('come in by no password, and only whoever has the right one learns why', async () => {
    await state('required');
    const [right, wrong, unknown] = [
      await login('anna@north.example'),
      await login('anna@north.example', 'Wrong-360!'),
      await login('nobody@north.example'),
    ];
    expect([right.status, right.body.code, right.body.message]).toEqual([
      403,
      17,
      'В эту компанию входят через её сервер входа',
    ]);
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    await state('offered');
    expect((await login('anna@north.example')).status).toBe(200);
  });

  test('come in by no passkey, spare super admins excepted', async () => {
    await state('required');
    const { accountId, membershipId } = await member('key@north.example');
    const session = { accountId, brandId: north.brandId };
    const token = await signIn(house.context.database, session, house.context.now());
    const { key } = await addKey(house, token);
    const enter = async (verified = true) => {
      const { body: options } = await house.call(getPasskeyOptions);
      const assertion = key.get(options, { isVerified: verified });
      const { status, body } = await house.call(signInByPasskey, {
        body: { assertion, holdingSlug: 'north' },
      });
      return [status, body.code, Boolean(body.token)];
    };
    expect(await enter()).toEqual([403, 17, false]);
    expect(await enter(false)).toEqual([401, 4, false]);
    await sql('update membership set is_spare = true where id = $1', [membershipId]);
    expect(await enter()).toEqual([200, 0, true]);
    await sql('update membership set is_spare = false where id = $1', [membershipId]);
    expect(await enter()).toEqual([403, 17, false]);
  });

  test('come in by the provider, and sessions that were open go on', async () => {
    await state('offered');
    const { token } = (await login('anna@north.example')).body;
    await state('required');
    expect((await house.call(getCurrentUserInfo, { token })).status).toBe(200);
    const anna = { sub: 'anna', claims: { email: 'anna@north.example' } };
    expect((await sso.signIn(anna, connection)).token).toBeDefined();
  });

  test('don’t come in from another company of theirs', async () => {
    await state('required');
    const { accountId } = await member('boris@north.example');
    await sql(
      `insert into membership (brand_id, id, account_id, roles) values ($1, gen_random_uuid(), $2, '{ROLE_HR}')`,
      [south.brandId, accountId],
    );
    expect((await login('boris@north.example', password, 'south')).status).toBe(200);
    const token = await signIn(
      house.context.database,
      { accountId, brandId: south.brandId },
      house.context.now(),
    );
    const { status, body } = await house.call(switchBrand, { token, body: { name: 'Север' } });
    expect([status, body.code]).toEqual([403, 17]);
  });

  test('read, where they ask for a password, that none is needed', async () => {
    await state('required');
    await house.call(requestReset, { body: { email: 'anna@north.example' } });
    await runDueJobs(house.context, tasks);
    const letters = () => box.to('anna@north.example').map(({ text }) => text ?? '');
    expect(letters().some((text) => text.includes('Пароль не нужен'))).toBe(true);
    expect(letters().some((text) => text.includes('/restore-password'))).toBe(false);
    await state('offered');
    await house.call(requestReset, { body: { email: 'anna@north.example' } });
    await runDueJobs(house.context, tasks);
    expect(letters().some((text) => text.includes('/restore-password'))).toBe(true);
  });
});

describe('a spare super admin', () => {
  test('comes in past it, and every super admin reads of it', async () => {
    await state('required');
    const { membershipId } = await member('spare@north.example');
    await sql('update membership set is_spare = true where id = $1', [membershipId]);
    expect((await login('spare@north.example')).status).toBe(200);
    await runDueJobs(house.context, tasks);
    for (const email of ['anna@north.example', 'spare@north.example']) {
      const letter = box.to(email).findLast(({ subject }) => subject?.includes('Запасной вход'));
      expect(letter?.text).toContain('spare@north.example');
    }
    const [row] = await sql('select own_entry_at from membership where id = $1', [membershipId]);
    expect(row.own_entry_at.toISOString()).toBe(new Date(testNow).toISOString());
  });

  test('with password and code is told too; the provider with the same code is no spare way in', async () => {
    await state('required');
    const email = 'code@north.example';
    const { membershipId, accountId } = await member(email);
    await sql('update membership set is_spare = true where id = $1', [membershipId]);
    const session = { accountId, brandId: north.brandId };
    const token = await signIn(house.context.database, session, house.context.now());
    const { secret } = await enrol(house, token);
    await sql('update membership set own_entry_at = null where id = $1', [membershipId]);
    const prove = async (ticket: string, headers: Record<string, string>) => {
      const body = { ticket, code: codeNow(secret, house.context.now()) };
      expect((await house.call(proveFactor, { body, headers })).status).toBe(200);
      await runDueJobs(house.context, tasks);
      const told = (to: string) =>
        box
          .to(to)
          .filter(({ subject, text }) => subject?.includes('Запасной') && text?.includes(email));
      return ['anna@north.example', email].map((to) => told(to).length);
    };
    await sql(`update brand set factor_roles = '{ROLE_SUPER_ADMIN}' where id = $1`, [
      north.brandId,
    ]);
    house.setNow('2026-06-15T09:01:00Z');
    const { told, browser } = await sso.signIn({ sub: 'code', claims: { email } }, connection);
    const cookie = [...browser.own].map((pair) => pair.join('=')).join('; ');
    expect(await prove(told.get('ticket') ?? '', { cookie })).toEqual([0, 0]);
    await sql(`update brand set factor_roles = '{}' where id = $1`, [north.brandId]);
    const entry = 'select own_entry_at from membership where id = $1';
    expect(await sql(entry, [membershipId])).toEqual([{ own_entry_at: null }]);
    house.setNow('2026-06-15T09:02:00Z');
    const { body, headers } = await login(email);
    expect(await prove(body.ticket, cookieOf(headers))).toEqual([1, 1]);
    expect((await sql(entry, [membershipId]))[0]?.own_entry_at).not.toBeNull();
  });

  test('is none where the company offers both: nobody is told', async () => {
    await state('offered');
    const { membershipId } = await member('two@north.example');
    await sql('update membership set is_spare = true where id = $1', [membershipId]);
    await login('two@north.example');
    await runDueJobs(house.context, tasks);
    const told = box.to('two@north.example').filter(({ subject }) => subject?.includes('Запасной'));
    expect(told).toEqual([]);
  });
});

describe('the way in is found', () => {
  const find = async (query: Record<string, string>, host?: string) =>
    (await house.call(findSso, { query, ...(host && { headers: { host } }) })).body.data;

  test('by the company and by a proven domain, never by a person', async () => {
    await state('offered');
    const due = [{ ...connection, name: 'Ромашка ID', required: false }];
    expect(await find({ holdingSlug: 'NORTH' })).toEqual(due);
    expect(await find({ domain: 'north.example' })).toEqual(due);
    await state('required');
    expect(await find({ domain: 'NORTH.example' })).toEqual([{ ...due[0], required: true }]);
    const { status } = await house.call(findSso, { query: { email: 'anna@north.example' } });
    expect(status).toBe(400);
  });

  test('nowhere else, and all of that is answered alike', async () => {
    const [known] = await sql(
      `insert into brand_domain (for_brand_id, domain, token) values ($1, 'claimed.example', 't') returning domain`,
      [north.brandId],
    );
    for (const query of [
      {},
      { holdingSlug: 'south' },
      { holdingSlug: 'nobody' },
      { domain: known.domain },
      { domain: 'mail.ru' },
      { domain: 'x.north.example' },
      { domain: '%' },
    ]) {
      expect(await find(query as Record<string, string>)).toEqual([]);
    }
    await state('off');
    expect(await find({ holdingSlug: 'north' })).toEqual([]);
    const { location } = await sso.open(
      { own: new Map(), there: new Map() },
      `/api/sso/north/${connection.id}/start`,
    );
    expect(location).toContain('reason=gone');
  });

  test('by whoever guesses a hundred names in a quarter of an hour no more', async () => {
    house.setNow('2026-06-15T12:00:00Z');
    const ask = () => house.call(findSso, { query: { domain: 'guess.example' } });
    for (let asked = 0; asked < 100; asked++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    await state('offered');
    expect(await find({ holdingSlug: 'north' })).toHaveLength(1);
  });
});
