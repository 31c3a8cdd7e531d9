import { beforeEach } from 'vitest';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeyOptions,
  signInByPasskey,
} from '#core/account/contract/passkey.ts';
import { finishRecovery } from '#core/factor/contract/factor.ts';
import { type Authenticator, makeAuthenticator } from './fake/authenticator.ts';
import { type TestApp, testNow } from './start/start-app.ts';
import { startUsers } from './start/start-users.ts';

/** Gives the session's account a passkey, and types a recovery code back where it is the first factor. */
export async function addKey(
  { call }: TestApp,
  token: string,
  key: Authenticator = makeAuthenticator(),
  ceremony: Parameters<Authenticator['create']>[1] = {},
) {
  const options = (await call(getNewPasskeyOptions, { token })).body;
  const body = { credential: key.create(options, ceremony) };
  const { codeList } = (await call(addPasskey, { token, body })).body;
  const [first] = codeList;
  if (first) await call(finishRecovery, { token, body: { recovery: first } });
  return { key, codeList };
}

export type Answer = Parameters<Authenticator['get']>[1];

/** Before each test, somebody is signed in and has a passkey. Call it at the top of a suite. */
export function startPasskeys() {
  const users = startUsers();
  const { house } = users;
  const state = { email: '', token: '', key: {} as Authenticator };
  const later = (seconds: number) =>
    house.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
  const optionsOf = async (given: object = {}) => (await house.call(getPasskeyOptions, given)).body;
  const sign = async (answer?: Answer, by = state.key) => by.get(await optionsOf(), answer);
  const enterWith = async (assertion: object, given: object = {}) => {
    const holdingSlug = await users.slugOf();
    return house.call(signInByPasskey, { body: { assertion, holdingSlug, ...given } as never });
  };
  const enter = async (answer?: Answer, by = state.key) => enterWith(await sign(answer, by));
  beforeEach(async () => {
    later(0);
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    const { key } = await addKey(house, token);
    Object.assign(state, { email, token, key });
  });
  return Object.assign(state, { users, house, later, optionsOf, sign, enterWith, enter });
}
