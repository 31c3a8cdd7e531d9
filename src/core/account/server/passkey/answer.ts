import type { Assertion } from '#core/account/contract/rules/passkey-fields.ts';
import { deviceSecret } from '#core/account/server/device-secret.ts';
import type { EntryCall } from '#core/account/server/enter.ts';
import { queueTelling } from '#core/account/server/factor/tell.ts';
import { listHosts } from '#core/company/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { type Tx, together, withPossession } from '#platform/server/db/scope.ts';
import { challengeOf, type Errand, isChallenge, spendChallenge } from './challenge.ts';
import { findPasskey, keepUse } from './queries.ts';
import { passkeyHost, passkeyOrigins } from './relying-party.ts';
import { type Asked, readAssertion } from './verify.ts';

/**
 * Spends the challenge that a message answers, and says where and for whom it has to be signed. Undefined where
 * the challenge was not made for this errand, is over, or was answered before.
 */
export async function takeChallenge(
  { database, config, now }: Context,
  clientDataJSON: string,
  errand: Errand,
): Promise<Asked | undefined> {
  const rpId = passkeyHost(config.publicUrl);
  const challenge = challengeOf(clientDataJSON);
  const moment = now();
  const secret = await deviceSecret(database);
  const isOurs = challenge && isChallenge(challenge, errand, { secret, now: moment });
  if (!rpId || !isOurs) return undefined;
  const [isFirst, hosts] = await withPossession(database, {}, (tx) =>
    together(spendChallenge(tx, challenge, moment), listHosts(tx)),
  );
  const origins = passkeyOrigins(config.publicUrl, hosts);
  return isFirst ? { challenge, rpId, origins } : undefined;
}

/** Says why to whoever runs the product: a wrong PUBLIC_URL shows itself here. The person is told nothing of it. */
export const logRefused =
  ({ log }: Pick<Context, 'log'>) =>
  ({ message }: Error): undefined =>
    void log.warn({ why: message }, 'a passkey was refused');

interface Owner {
  accountId: string;
  /** Where a copy is told of. */
  brandId: string;
  errand: Errand;
}

/**
 * Whether one of the account's passkeys has signed this, just now and for this errand, for the first time (rule 107).
 * Whose counter goes back has a copy somewhere: that is refused too, and told. It must have been counted before.
 */
export async function takeAnswer(
  call: EntryCall,
  assertion: Assertion,
  { errand, ...owner }: Owner,
): Promise<'right' | 'wrong'> {
  const { context } = call;
  const { accountId } = owner;
  const asked = await takeChallenge(context, assertion.clientDataJSON, errand);
  if (!asked) return 'wrong';
  const seen = <R>(work: (tx: Tx) => Promise<R>) =>
    withPossession(context.database, { accountId }, work);
  const credentialId = Buffer.from(assertion.id, 'base64url');
  const passkey = await seen((tx) =>
    findPasskey(tx, { accountId, rpId: asked.rpId }, credentialId),
  );
  if (!passkey) return 'wrong';
  // Signing in by it alone takes both factors: the thing, and who holds it.
  const mustVerify = errand.purpose === 'signIn';
  const said = await readAssertion(assertion, { ...asked, mustVerify }, passkey).catch(
    logRefused(context),
  );
  if (!said) return 'wrong';
  const use = { ...said, id: passkey.id, now: context.now() };
  return seen(async (tx) => {
    if (await keepUse(tx, use)) return 'right';
    await queueTelling(tx, owner, 'passkeyCopied', call);
    return 'wrong';
  });
}
