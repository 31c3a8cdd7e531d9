import { beforeAll, beforeEach, expect, test } from 'vitest';
import { logoutUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { inBrand, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { makeKey, type ProvidersPerson, signAs, ssoClient } from '#test/fake/sso-provider.ts';
import { newBrowser } from '#test/sso/browser.ts';
import { startProvider } from '#test/sso/start-provider.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** Signing out at the provider signs out here, and the other way round (rule 111). */
const house = startApp({ OUTBOUND_HOSTS: 'localhost' });
const sso = startProvider(house);
let north: { brandId: string; slug: string };
let connection: { id: string; slug: string };
const personOf = (sub: string) => ({ sub, claims: { email: `${sub}@north.example` } });
const [anna, boris] = [personOf('anna'), personOf('boris')];

beforeAll(async () => {
  const { database } = house.context;
  north = { ...(await makeBrand(database, { slug: 'north' })), slug: 'north' };
  connection = await sso.connect(north, { endsThere: true });
  await sso.prove(north.brandId, 'north.example');
  for (const { claims } of [anna, boris]) {
    await inBrand(database, north.brandId, (scope) => makeMember(scope, ['ROLE_HR'], claims));
  }
});
beforeEach(() => house.setNow(testNow));

const seconds = () => Math.floor(house.context.now().getTime() / 1000);
let made = 0;
const told = (given: object = {}) => {
  made += 1;
  return {
    iss: sso.provider.issuer,
    aud: ssoClient.id,
    iat: seconds(),
    exp: seconds() + 60,
    jti: `out-${made}`,
    sub: 'anna',
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...given,
  };
};
const send = async (token: string, to = connection.id) => {
  const { status } = await house.ask('POST', `/sso/north/${to}/backchannel`, {
    body: `logout_token=${encodeURIComponent(token)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return status;
};
const come = async (person: ProvidersPerson) => (await sso.signIn(person, connection)).token ?? '';
const alive = async (token: string) =>
  (await house.call(getCurrentUserInfo, { token })).status === 200;

test('ends what it opened for the person it names, and nobody else’s', async () => {
  const { database, now } = house.context;
  const { rows } = await database.pool.query('select id from account where email = $1', [
    anna.claims.email,
  ]);
  const { brandId } = north;
  const byPassword = await signIn(database, { accountId: rows[0].id, brandId }, now());
  const [own, other] = [await come(anna), await come(boris)];
  expect(await send(await sso.provider.sign(told()))).toBe(200);
  expect(await Promise.all([own, other, byPassword].map(alive))).toEqual([false, true, true]);
});

test('ends the session that it names', async () => {
  const own = await come(anna);
  expect(await send(await sso.provider.sign(told({ sub: undefined, sid: 'another' })))).toBe(200);
  expect(await alive(own)).toBe(true);
  expect(await send(await sso.provider.sign(told({ sub: undefined, sid: 'there-anna' })))).toBe(
    200,
  );
  expect(await alive(own)).toBe(false);
});

test('ends a session whose name there nobody told us with its person, and nobody else’s', async () => {
  const [own, other] = [await come(anna), await come(boris)];
  await house.context.database.pool.query('update session set idp_sid = null');
  expect(await send(await sso.provider.sign(told({ sid: 'another' })))).toBe(200);
  expect([await alive(own), await alive(other)]).toEqual([false, true]);
});

test('counts once', async () => {
  const token = await sso.provider.sign(told());
  expect([await send(token), await send(token)]).toEqual([200, 400]);
});

test('of whoever can’t say so ends nothing, and says nothing of why', async () => {
  const own = await come(anna);
  const { sign, issuer } = sso.provider;
  const idToken = await sign({ ...told(), events: undefined, nonce: 'n' });
  for (const token of [
    idToken,
    'no token',
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(told())).toString('base64url')}.`,
    await signAs(makeKey('first'), told()),
    await sign(told({ iss: `${issuer}/other` })),
    await sign(told({ aud: 'another' })),
    await sign(told({ iat: seconds() - 500, exp: undefined })),
    await sign(told({ iat: seconds() + 500 })),
    await sign(told({ jti: undefined })),
    await sign(told({ sub: undefined })),
  ]) {
    expect(await send(token)).toBe(400);
  }
  expect(await send(await sign(told()), '11111111-1111-4111-8111-111111111111')).toBe(404);
  expect(await alive(own)).toBe(true);
});

test('is taken as a form, and no other call takes one', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked = { body: 'email=a%40b.ru&password=abc&holdingSlug=north', headers: form };
  expect((await house.ask('POST', '/authentication/login', asked)).status).toBe(415);
});

test('an unknown key is asked for once a minute, however many such tokens come', async () => {
  house.setNow('2026-06-15T10:00:00Z');
  const before = sso.provider.asked.jwks;
  const stranger = makeKey('unknown');
  for (let sent = 0; sent < 10; sent++)
    expect(await send(await signAs(stranger, told()))).toBe(400);
  expect(sso.provider.asked.jwks - before).toBe(1);
});

test('signing out here leads to where the provider signs out, and back to us', async () => {
  const { location } = await sso.open(newBrowser(), `/api/sso/north/${connection.id}/leave`);
  const there = new URL(location);
  expect(there.origin).toBe(sso.provider.issuer);
  expect(there.searchParams.get('post_logout_redirect_uri')).toBe(
    `${house.context.config.publicUrl}/`,
  );
  const kept = await sso.connect(north, { endsThere: false });
  const page = await sso.open(newBrowser(), `/api/sso/north/${kept.id}/leave`);
  expect(page.location).toBe('/login');
  const out = async (by: typeof connection) => {
    const { token = '' } = await sso.signIn(anna, by);
    return (await house.call(logoutUser, { token })).body.leadsTo;
  };
  expect(await out(connection)).toBe(`/api/sso/north/${connection.id}/leave`);
  expect(await out(kept)).toBeUndefined();
});
