import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { exchangeToken, loginUser, logoutUser } from '#core/account/contract/auth.ts';
import {
  getCurrentUserInfo,
  switchBrand,
  switchLocale,
} from '#core/account/contract/current-user.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { getUserList } from '#core/user/contract/user.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { hashPassword } from './password.ts';

const house = startApp();
const password = 'Correct-360!';
const north = { id: randomUUID(), slug: 'north', name: 'Север', domain: null };
const south = { id: randomUUID(), slug: 'south', name: 'Юг', domain: 'south.example' };
const asleep = { id: randomUUID(), slug: 'asleep', name: 'Спит', domain: null };
let annaId: string;

beforeAll(async () => {
  for (const brand of [north, south, asleep]) {
    await sql(
      'insert into brand (id, slug, name, short_name, domain, active) values ($1,$2,$3,$3,$4,$5)',
      [brand.id, brand.slug, brand.name, brand.domain, brand !== asleep],
    );
  }
  annaId = await account('anna@example.ru', await hashPassword(password));
  for (const brand of [north, south, asleep]) await member(annaId, brand.id, ['ROLE_HR']);
  const boris = await account('boris@example.ru', await hashPassword(password));
  await member(boris, north.id, ['ROLE_HR'], true);
  await account('nobody@example.ru', await hashPassword(password));
  await member(await account('fresh@example.ru', null), north.id, ['ROLE_EMPLOYEE']);
});

const sql = (text: string, values: unknown[]) => house.context.database.pool.query(text, values);

async function account(email: string, hash: string | null) {
  const id = randomUUID();
  await sql(
    'insert into account (id, email, password_hash, first_name, last_name) values ($1,$2,$3,$4,$5)',
    [id, email, hash, 'Анна', 'Ким'],
  );
  return id;
}
const member = (accountId: string, brandId: string, roles: Role[], disabled = false) =>
  sql(
    'insert into membership (brand_id, id, account_id, roles, disabled) values ($1,$2,$3,$4,$5)',
    [brandId, randomUUID(), accountId, roles, disabled],
  );
const memberId = async (accountId: string, brandId: string) =>
  (
    await sql('select id from membership where account_id = $1 and brand_id = $2', [
      accountId,
      brandId,
    ])
  ).rows[0].id;
const form = (email: string, given = password, holdingSlug = 'north') => ({
  body: { email, password: given, holdingSlug },
});
const signIn = async (slug = 'north') =>
  (await house.call(loginUser, form('anna@example.ru', password, slug))).body.token;
const me = (token?: string) => house.call(getCurrentUserInfo, { token });

describe('signing in', () => {
  test('opens a session, whatever the case of the e-mail', async () => {
    const { status, body } = await house.call(loginUser, form(' ANNA@Example.ru '));
    expect([status, body.holdingDomain]).toEqual([200, undefined]);
    const { body: who } = await me(body.token);
    expect(who.data).toMatchObject({
      id: await memberId(annaId, north.id),
      email: 'anna@example.ru',
      employeeId: null,
    });
    expect(who.data.brandList.map((b) => [b.name, b.active, b.current])).toEqual([
      ['Север', true, true],
      ['Юг', true, false],
      ['Спит', false, false],
    ]);
  });

  test.each([
    ['a wrong password', form('anna@example.ru', 'wrong')],
    ['an unknown account', form('ghost@example.ru')],
    ['an account without membership', form('nobody@example.ru')],
    ['a disabled membership', form('boris@example.ru')],
    ['an account without password', form('fresh@example.ru')],
    ['an inactive brand', form('anna@example.ru', password, 'asleep')],
    ['an unknown brand', form('anna@example.ru', password, 'nowhere')],
  ])('%s: one answer', async (_, ask) => {
    const { status, body } = await house.call(loginUser, ask);
    expect([status, body.code, body.message]).toEqual([401, 4, 'Неверный e-mail или пароль']);
  });

  test('ten failures lock the account for the rest of 15 minutes, even for the right password', async () => {
    house.setNow('2026-06-15T12:00:00Z');
    for (let tried = 0; tried < 10; tried++) {
      await house.call(loginUser, form('target@example.ru', 'wrong'));
    }
    house.setNow('2026-06-15T12:05:00Z');
    const refused = await house.call(loginUser, form('Target@example.ru'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
    expect(refused.body.message).toContain('10 мин');
    expect((await house.call(loginUser, form('anna@example.ru'))).status).toBe(200);
    house.setNow('2026-06-15T12:15:01Z');
    expect((await house.call(loginUser, form('target@example.ru', 'wrong'))).status).toBe(401);
    house.setNow(testNow);
  });
});

test('a password replaced while it is being checked opens nothing', async () => {
  const id = await account('former@example.ru', await hashPassword(password));
  await member(id, north.id, ['ROLE_HR']);
  const client = await house.context.database.pool.connect();
  await client.query('begin');
  await client.query('update account set password_hash = null where id = $1', [id]);
  const asked = house.call(loginUser, form('former@example.ru'));
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // Asked from outside: a transaction sees the connections there were when it first looked.
  const waits = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  await expect.poll(async () => (await sql(waits, [rows[0].pid])).rowCount).toBe(1);
  await client.query('commit');
  client.release();
  const { status, body } = await asked;
  expect([status, body.code]).toEqual([401, 4]);
});

describe('a session', () => {
  test('ends with logout', async () => {
    const token = await signIn();
    expect((await house.call(logoutUser, { token })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test.each([
    ['after half a day without a call', '2026-06-15T21:00:01Z', 401],
    ['not within that time', '2026-06-15T20:59:59Z', 200],
  ])('%s', async (_, moment, status) => {
    const token = await signIn();
    house.setNow(moment);
    expect((await me(token)).status).toBe(status);
    house.setNow(testNow);
  });

  test('ends at once when the membership is disabled', async () => {
    const token = await signIn();
    await sql('update membership set disabled = true where account_id = $1 and brand_id = $2', [
      annaId,
      north.id,
    ]);
    expect((await me(token)).status).toBe(401);
    await sql('update membership set disabled = false where account_id = $1', [annaId]);
  });

  test('is stored as a hash only', async () => {
    const token = await signIn();
    const { rows } = await sql('select * from session where account_id = $1', [annaId]);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const exchangeAt = (host: string, token?: string) =>
  house.call(exchangeToken, { body: { token }, headers: { host } });

describe('a brand with a host of its own', () => {
  test('accepts a handoff token once, within a minute', async () => {
    const { body } = await house.call(loginUser, form('anna@example.ru', password, 'south'));
    expect(body.holdingDomain).toBe('south.example');
    expect((await me(body.token)).status).toBe(401);
    const exchanged = await exchangeAt('south.example', body.token);
    const { body: who } = await me(exchanged.body.token);
    expect(who.data.brandList.find((b) => b.current)?.name).toBe('Юг');
    expect((await exchangeAt('south.example', body.token)).status).toBe(401);
  });

  test.each(['localhost', 'north.example', 'south.example.evil.test'])(
    'accepts it at its own host alone: seen at %s it is spent',
    async (host) => {
      const token = await signIn('south');
      expect((await exchangeAt(host, token)).status).toBe(401);
      expect((await exchangeAt('south.example', token)).status).toBe(401);
    },
  );

  test('accepts none at a host that it has no more', async () => {
    const token = await signIn('south');
    await sql(`update brand set domain = 'moved.example' where slug = 'south'`, []);
    const { status } = await exchangeAt('south.example', token);
    await sql(`update brand set domain = 'south.example' where slug = 'south'`, []);
    expect(status).toBe(401);
  });

  test('its handoff is over after 60 seconds', async () => {
    const token = await signIn('south');
    house.setNow('2026-06-15T09:01:01Z');
    expect((await exchangeAt('south.example', token)).status).toBe(401);
    house.setNow(testNow);
  });

  test('is the only one shown on its host', async () => {
    const { body } = await house.call(getBrandList, { headers: { host: 'south.example' } });
    expect([body.fixed, body.data.map((b) => b.slug)]).toEqual([true, ['south']]);
    const elsewhere = await house.call(getBrandList);
    expect([elsewhere.body.fixed, elsewhere.body.data.map((b) => b.slug)]).toEqual([
      false,
      ['north', 'south'],
    ]);
  });

  test('needs no handoff on its host', async () => {
    const { body } = await house.call(loginUser, {
      ...form('anna@example.ru', password, 'south'),
      headers: { host: 'south.example' },
    });
    expect([body.holdingDomain, (await me(body.token)).status]).toEqual([undefined, 200]);
  });
});

test('guessing handoffs is limited per address, and a good one from there works on', async () => {
  const { body } = await house.call(loginUser, form('anna@example.ru', password, 'south'));
  const exchange = (token?: string) => exchangeAt('south.example', token);
  const guesses = await Promise.all(Array.from({ length: 110 }, (_, n) => exchange(`guess-${n}`)));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect([(await exchange('guess')).status, (await exchange(body.token)).status]).toEqual([
    429, 200,
  ]);
  await sql('delete from attempt', []);
});

test('switching works by a handoff to an own brand, not to a foreign or inactive one', async () => {
  const token = await signIn();
  const { body } = await house.call(switchBrand, { token, body: { name: 'Юг' } });
  expect(body.holdingDomain).toBe('south.example');
  for (const name of ['Спит', 'Запад']) {
    expect((await house.call(switchBrand, { token, body: { name } })).status).toBe(404);
  }
});

describe('a session that was moved to another brand', () => {
  const east = { id: randomUUID(), slug: 'east', name: 'Восток' };
  beforeAll(async () => {
    const columns = 'insert into brand (id, slug, name, short_name) values ($1,$2,$3,$3)';
    await sql(columns, [east.id, east.slug, east.name]);
    await member(annaId, east.id, ['ROLE_EMPLOYEE']);
  });
  const seen = (slug: string) => ({ headers: { 'x-brand': slug } });
  const moved = async () => {
    const token = await signIn();
    await house.call(switchBrand, { token, body: { name: east.name } });
    return token;
  };

  test('serves no window that still shows the former brand, whatever the permissions here', async () => {
    const token = await moved();
    for (const endpoint of [getCurrentUserInfo, getUserList]) {
      const { status, body } = await house.call(endpoint, { token, ...seen('north') });
      expect([endpoint.name, status, body.code]).toEqual([endpoint.name, 409, 15]);
    }
    expect((await house.call(getCurrentUserInfo, { token, ...seen('east') })).status).toBe(200);
    expect((await house.call(getUserList, { token, ...seen('east') })).status).toBe(403);
    expect((await me(token)).status).toBe(200);
  });

  test('comes back from there, and ends there', async () => {
    const token = await moved();
    const back = { token, body: { name: 'Север' }, ...seen('north') };
    expect((await house.call(switchBrand, back)).status).toBe(200);
    expect((await house.call(getUserList, { token, ...seen('north') })).status).toBe(200);
    expect((await house.call(logoutUser, { token, ...seen('east') })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test('the person who asks without a session is told nothing', async () => {
    expect((await house.call(getUserList, seen('north'))).status).toBe(401);
  });
});

test('the language is saved only for the caller', async () => {
  const token = await signIn();
  const change = (id: string) =>
    house.call(switchLocale, { token, params: { id }, body: { locale: 'en' } });
  expect((await change(randomUUID())).status).toBe(404);
  const borisId = (await sql('select id from account where email = $1', ['boris@example.ru']))
    .rows[0].id;
  expect((await change(await memberId(borisId, north.id))).status).toBe(404);
  for (const id of [await memberId(annaId, south.id), annaId, (await me(token)).body.data.id]) {
    expect((await change(id)).status).toBe(200);
  }
  expect((await me(token)).body.data.locale).toBe('en');
});

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['de,ru;q=0.5', 'ru'],
  ['de', 'ru'],
])('Accept-Language %s: %s', async (header, locale) => {
  const { body } = await house.call(getGeoInfo, { headers: { 'accept-language': header } });
  expect(body.locale).toBe(locale);
});

test('signing in takes two transactions: one before the hash, one after it', async () => {
  await signIn();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await signIn();
  const begun = query.mock.calls.filter(([given]) => (given as unknown) === 'begin');
  query.mockRestore();
  expect(begun).toHaveLength(2);
});
