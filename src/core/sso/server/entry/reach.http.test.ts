import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { getConfirmationOptions, prove } from '#core/account/contract/confirmation.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { resetCurrentUserPassword } from '#core/account/contract/reset.ts';
import { endOtherSessions, getSessionList } from '#core/account/contract/session.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { beginTotp, getFactorList } from '#core/factor/contract/factor.ts';
import { proveBySso } from '#core/sso/contract/entry/sso.ts';
import { updateUser } from '#core/user/contract/user.ts';
import { inBrand, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { type ProvidersPerson, passProvider } from '#test/fake/sso-provider.ts';
import { newBrowser } from '#test/sso/browser.ts';
import { startProvider } from '#test/sso/start-provider.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/**
 * How far a session reaches that a company's provider opened (rule 111). Whoever runs the provider can come in as
 * anybody, but into that company only, and can change nothing of the account (A9).
 */
const house = startApp({ OUTBOUND_HOSTS: 'localhost' });
const sso = startProvider(house);
const password = 'Correct-360!';
const anna = { sub: 'anna', claims: { email: 'anna@north.example' } };
let north: { brandId: string; slug: string };
let connection: { id: string; slug: string };
let accountId = '';
let southToken = '';

const sql = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const later = (minutes: number) =>
  house.setNow(new Date(Date.parse(testNow) + minutes * 60_000).toISOString());

beforeAll(async () => {
  const { database, now } = house.context;
  north = { ...(await makeBrand(database, { slug: 'north', name: 'Север' })), slug: 'north' };
  const south = await makeBrand(database, { slug: 'south', name: 'Юг' });
  connection = await sso.connect(north);
  await sso.prove(north.brandId, 'north.example');
  const roles = ['ROLE_SUPER_ADMIN'] as const;
  ({ accountId } = await inBrand(database, north.brandId, (scope) =>
    makeMember(scope, roles, { email: anna.claims.email }),
  ));
  await sql('update account set password_hash = $1 where id = $2', [
    await hashPassword(password),
    accountId,
  ]);
  await sql(
    `insert into membership (brand_id, id, account_id, roles) values ($1, gen_random_uuid(), $2, $3)`,
    [south.brandId, accountId, roles],
  );
  southToken = await signIn(database, { accountId, brandId: south.brandId }, now());
});

const come = async (person: ProvidersPerson = anna) =>
  (await sso.signIn(person, connection)).token ?? '';
const alive = async (token: string) =>
  (await house.call(getCurrentUserInfo, { token })).status === 200;

test('it lasts from when it began, also where a factor of the account was no part of it', async () => {
  await sql(
    `insert into account_factor (id, account_id, kind, name, is_in_force, sealed)
     values (gen_random_uuid(), $1, 'totp', 'Телефон', true, '\\x00')`,
    [accountId],
  );
  const terms = { longest: 24 * 60, idle: 24 * 60 };
  const rules = JSON.stringify({ hr: terms, others: terms });
  await sql('update brand set session_rules = $1 where id = $2', [rules, north.brandId]);
  expect(await alive(await come())).toBe(true);
  await sql('update brand set session_rules = null where id = $1', [north.brandId]);
  await sql('delete from account_factor where account_id = $1', [accountId]);
});

describe('into another company', () => {
  test('it doesn’t go, and doesn’t tell that there is one', async () => {
    const token = await come();
    for (const name of ['Юг', 'Нигде']) {
      const { status, body } = await house.call(switchBrand, { token, body: { name } });
      expect([status, body.code]).toEqual([403, 5]);
      expect(body.message).toContain('войдите отдельно');
    }
    const { data } = (await house.call(getCurrentUserInfo, { token })).body;
    expect(data.brandList.map(({ slug }) => slug)).toEqual(['north']);
  });

  test('its sessions there are neither seen nor ended', async () => {
    const token = await come();
    const { data } = (await house.call(getSessionList, { token })).body;
    expect([...new Set(data.map(({ brand }) => brand))]).toEqual(['Север']);
    expect((await house.call(endOtherSessions, { token })).status).toBe(200);
    expect(await alive(southToken)).toBe(true);
  });
});

describe('the account', () => {
  const newPassword = 'Another-360!';
  const changePassword = (token: string) =>
    house.call(resetCurrentUserPassword, {
      token,
      body: { currentPassword: password, password: newPassword, confirmPassword: newPassword },
    });
  const changeEmail = async (token: string) => {
    const [{ id }] = await sql('select id from membership where brand_id = $1', [north.brandId]);
    const form = { firstName: 'Анна', lastName: 'Ким', locale: 'ru', roles: ['ROLE_SUPER_ADMIN'] };
    const body = { ...form, email: 'evil@north.example' } as never;
    return house.call(updateUser, { token, params: { id }, body });
  };

  test('changes neither password nor e-mail, fresh from the provider or not', async () => {
    const token = await come();
    for (const change of [changePassword, changeEmail]) {
      const { status, body } = await change(token);
      expect([status, body.code]).toEqual([403, 16]);
      expect(body.message).toContain('своим паролем');
    }
  });

  test('is kept from its owner in no other company by a provider whose sessions guess its password', async () => {
    const guess = async (token: string) =>
      (await house.call(prove, { token, body: { password: 'Guessed-1!' } })).status;
    const tried: number[] = [];
    for (let n = 0; n < 5; n++) {
      const next = await come();
      for (let m = 0; m < 11; m++) tried.push(await guess(next));
    }
    const ofSession = [...Array<number>(10).fill(400), 429];
    // One stolen session leaves the owner's others their own tries.
    expect(tried.slice(0, 33)).toEqual([...ofSession, ...ofSession, ...ofSession]);
    expect(new Set(tried.slice(33))).toEqual(new Set([429]));
    const own = await house.call(prove, { token: southToken, body: { password } });
    expect(own.status).toBe(200);
    await sql('delete from attempt');
  });

  const ofFactors = endpoints.filter(
    ({ path, method, access }) =>
      path.startsWith('/account/') && method !== 'GET' && access === 'session',
  );
  test.each(ofFactors.map((endpoint) => [endpoint.name, endpoint] as const))(
    'does nothing by %s',
    async (_, endpoint) => {
      const token = await come();
      const ask = async () =>
        (await house.call(endpoint, { token, params: { id: randomUUID() } })).body;
      expect((await ask()).code).toBe(16);
      await house.call(prove, { token, body: { password } });
      expect((await ask()).code).not.toBe(16);
    },
  );
  test('is its person’s in each call about factors', () => {
    expect(ofFactors.map(({ name }) => name).sort()).toEqual([
      'addPasskey',
      'addTotp',
      'beginTotp',
      'finishRecovery',
      'forgetTrusted',
      'getNewPasskeyOptions',
      'removeFactor',
      'renameFactor',
      'renewRecovery',
    ]);
  });

  test('is told where a factor is added when nothing of its own can prove it here', async () => {
    const token = await come();
    const how = async (given = token) =>
      (await house.call(getFactorList, { token: given })).body.addedBy;
    expect(await how()).toBe('session');
    // From now on it takes a mailed code, which the provider's people may read too.
    await sql(`update brand set factor_roles = '{ROLE_SUPER_ADMIN}' where id = $1`, [
      north.brandId,
    ]);
    expect((await house.call(getConfirmationOptions, { token })).body.methodList).toEqual([
      'sso',
      'mail',
    ]);
    expect((await house.call(beginTotp, { token })).body.code).toBe(16);
    const notice = async () =>
      (await house.call(getCurrentUserInfo, { token })).body.data.factorNotice;
    expect([await how(), await how(southToken)]).toEqual(['ownSignIn', 'session']);
    expect(await notice()).toEqual({ what: 'due', count: 0 });
    await sql(`update brand set sso = 'required' where id = $1`, [north.brandId]);
    expect(await how()).toBe('companySignIn');
    // The provider has asked for its own: the company wants no other.
    await sql('update session set has_factor = true where account_id = $1', [accountId]);
    expect(await notice()).toBeNull();
    await sql(`update brand set sso = 'offered', factor_roles = '{}' where id = $1`, [
      north.brandId,
    ]);
    await sql('update session set has_factor = false where account_id = $1', [accountId]);
  });

  test('does, once its person has proved it by something of the account’s own', async () => {
    const token = await come();
    expect((await house.call(prove, { token, body: { password } })).status).toBe(200);
    expect((await changeEmail(token)).status).toBe(200);
    const [row] = await sql('select pending_email from account where id = $1', [accountId]);
    expect(row.pending_email).toBe('evil@north.example');
  });
});

describe('a proof', () => {
  const proving = async (token: string, person: ProvidersPerson, age = 0) => {
    const browser = newBrowser();
    const { body, headers, status } = await house.call(proveBySso, { token });
    if (status !== 200) return { status, reason: undefined };
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(headers['set-cookie'])) ?? [];
    browser.own.set(name, value);
    Object.assign(sso.provider, { next: person, age });
    const back = await passProvider(sso.provider, body.data.address);
    expect(new URL(body.data.address).searchParams.get('prompt')).toBe('login');
    const { location } = await sso.open(browser, back.href);
    sso.provider.age = 0;
    return { status, reason: new URLSearchParams(location.split('#')[1]).get('reason') };
  };
  const isFresh = async (token: string) => {
    const [{ id }] = await sql('select id from membership where brand_id = $1', [north.brandId]);
    const form = { firstName: 'Анна', lastName: 'Ким', locale: 'ru', roles: ['ROLE_SUPER_ADMIN'] };
    const body = { ...form, email: anna.claims.email } as never;
    return (await house.call(updateUser, { token, params: { id }, body })).status === 200;
  };

  test('is given by the provider, which asks anew', async () => {
    house.setNow(testNow);
    const token = await come();
    expect(await isFresh(token)).toBe(true);
    later(6);
    expect(await isFresh(token)).toBe(false);
    expect(await proving(token, anna)).toMatchObject({ reason: 'proved' });
    expect(await isFresh(token)).toBe(true);
  });

  test('isn’t given by somebody else, nor by whoever signed in there a while ago', async () => {
    house.setNow(testNow);
    const token = await come();
    later(6);
    expect(await proving(token, { sub: 'boris', claims: {} })).toMatchObject({
      reason: 'otherPerson',
    });
    expect((await proving(token, anna, 300)).reason).not.toBe('proved');
    expect(await isFresh(token)).toBe(false);
  });

  test('isn’t asked of the provider where the account’s own password opened the session', async () => {
    house.setNow(testNow);
    expect(await proving(southToken, anna)).toMatchObject({ status: 409 });
  });
});
