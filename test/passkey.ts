import { finishRecovery } from '#contract/company/factor.ts';
import { addPasskey, getNewPasskeyOptions } from '#contract/company/passkey.ts';
import { type Authenticator, makeAuthenticator } from './fake/authenticator.ts';
import type { TestApp } from './start/start-app.ts';

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
