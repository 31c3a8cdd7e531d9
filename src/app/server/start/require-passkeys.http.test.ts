import { beforeAll, expect, test } from 'vitest';
import { getPasskeyOptions, signInByPasskey } from '#core/account/contract/passkey.ts';
import { inBrand, makeBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { makeAuthenticator } from '#test/fake/authenticator.ts';
import { addKey } from '#test/passkey.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { requirePasskeys } from './require-passkeys.ts';

/** One installation at a host of its own, with a company at another (rule 107a). */
const publicUrl = 'https://360.example.com';
const house = startApp({ PUBLIC_URL: publicUrl });
const { call } = house;
const atNorth = { host: 'hr.north.ru' };
const key = makeAuthenticator('https://hr.north.ru');

beforeAll(async () => {
  const { database, now } = house.context;
  await makeBrand(database, { slug: 'south' });
  const north = await makeCompany(database, new Date(testNow), {
    slug: 'north',
    domain: 'hr.north.ru',
  });
  const anna = await inBrand(database, north.brandId, (scope) => makeMember(scope, ['ROLE_HR']));
  await addKey(house, await signIn(database, anna, now()), key);
});

const ask = async (path: string) => {
  const reply = await house.app.inject({ url: path, headers: { host: '360.example.com' } });
  return { status: reply.statusCode, body: reply.json() };
};

test('browsers are told at which hosts its passkeys work', async () => {
  const { status, body } = await ask('/.well-known/webauthn');
  expect([status, body]).toEqual([200, { origins: [publicUrl, 'https://hr.north.ru'] }]);
});

test('a passkey works at its company’s host and at the installation’s, from where a handoff leads back', async () => {
  const enter = async (headers: { host: string }, origin: string) => {
    const options = (await call(getPasskeyOptions, { headers })).body;
    expect(options.rpId).toBe('360.example.com');
    const body = { assertion: key.get(options, { origin }), holdingSlug: 'north' };
    return call(signInByPasskey, { body, headers });
  };
  const here = await enter(atNorth, 'https://hr.north.ru');
  expect([here.status, here.body.holdingDomain]).toEqual([200, undefined]);
  const away = await enter({ host: '360.example.com' }, publicUrl);
  expect([away.status, away.body.holdingDomain]).toEqual([200, 'hr.north.ru']);
  expect((await enter(atNorth, 'https://evil.example')).status).toBe(401);
});

test('with another host it starts only once the former one is given up by name', async () => {
  const { database } = house.context;
  const said: string[] = [];
  const start = (url: string, passkeysEnd: string[] = []) =>
    requirePasskeys(database, { publicUrl: url, passkeysEnd }, (line) => said.push(line));
  await start(publicUrl, ['360.example.com']);
  for (const url of ['https://new.example.com', 'http://360.example.com']) {
    await expect(start(url, ['old.example.com'])).rejects.toThrow(
      /1 passkeys in this database are bound to 360\.example\.com.*PASSKEYS_END=360\.example\.com/,
    );
  }
  expect(said).toEqual([]);
  await start('https://new.example.com', ['360.example.com']);
  expect(said).toEqual(['Deleted 1 passkeys bound to 360.example.com']);
  await start('https://new.example.com');
});

test('where browsers make none, nothing is offered', async () => {
  const config = house.context.config;
  house.context.config = { ...config, publicUrl: 'http://360.example.com' };
  expect((await call(getPasskeyOptions, {})).status).toBe(404);
  house.context.config = config;
});
