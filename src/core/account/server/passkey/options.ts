import type { RequestOptions } from '#core/account/contract/rules/passkey-fields.ts';
import { deviceSecret } from '#core/account/server/device-secret.ts';
import type { Context } from '#platform/server/context.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { challengeLasts, type Errand, makeChallenge } from './challenge.ts';
import { listCredentials } from './queries.ts';
import { passkeyHost } from './relying-party.ts';

/** The host that passkeys are bound to. 404 where the installation has none. */
export function requirePasskeyHost({ config }: Pick<Context, 'config'>): string {
  const host = passkeyHost(config.publicUrl);
  if (!host) throw new Failure('notFound', { text: { key: 'passkeyMessages.none' } });
  return host;
}

/** What a passkey is to sign: one of that account's, or, for signing in, any that the browser has. */
export async function requestOptions(
  context: Context,
  errand: Errand,
  accountId?: string,
): Promise<RequestOptions> {
  const rpId = requirePasskeyHost(context);
  const known =
    accountId === undefined
      ? []
      : await withPossession(context.database, { accountId }, (tx) =>
          listCredentials(tx, { accountId, rpId }),
        );
  return {
    rpId,
    challenge: await newChallenge(context, errand),
    timeout: challengeLasts,
    userVerification: errand.purpose === 'signIn' ? 'required' : 'preferred',
    allowCredentials: known,
  };
}

export const newChallenge = async ({ database, now }: Context, errand: Errand): Promise<string> =>
  makeChallenge(errand, { secret: await deviceSecret(database), now: now() });
