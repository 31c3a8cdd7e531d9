import type { FastifyRequest } from 'fastify';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import { brandAddress } from '#core/company/server/address.ts';
import type { SsoPurpose } from '#core/sso/contract/rules/sso.ts';
import { ssoCallbackPath } from '#core/sso/contract/rules/sso-addresses.ts';
import { insertAttempt } from '#core/sso/server/identity-queries.ts';
import type { ConnectionRow } from '#core/sso/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { openSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { bindBrowser, signInLife } from './browser.ts';
import { beginSignIn, type Client } from './oidc/flow.ts';
import { SsoTrouble } from './oidc/trouble.ts';

/** A company as its sign-in needs it. */
export interface SsoBrand {
  id: string;
  slug: string;
  /** Its own host; null: the installation's. */
  domain: string | null;
}

/** Where the provider sends people back to. Each company has its own, so that no other's code comes by it. */
export const callbackAddress = (
  publicUrl: string,
  { slug, domain }: Pick<SsoBrand, 'slug' | 'domain'>,
): string => brandAddress(publicUrl, domain) + ssoCallbackPath(slug);

/** The connection as the protocol needs it. Throws `SsoTrouble` where this installation can't read its secret. */
export async function clientOf(
  { keyring }: Pick<Context, 'keyring'>,
  connection: ConnectionRow,
): Promise<Client> {
  const secret = await openSecret(keyring, connection);
  if (secret === undefined) throw new SsoTrouble('badSecret', 'the keyring does not open it');
  const { issuer, clientId, tokenAuth } = connection;
  return { issuer, clientId, tokenAuth, secret };
}

/** Where verifier and nonce are sealed: they open with the state only. */
export const placeOf = (stateHash: string) => ({ purpose: 'secret' as const, place: stateHash });

/** Whoever's browser asks. */
export interface Visitor {
  context: Context;
  request: FastifyRequest;
}

interface Wanted {
  brand: SsoBrand;
  connection: ConnectionRow;
  purpose: SsoPurpose;
  returnPath: string;
  sessionId?: string;
  testId?: string;
}

/**
 * Begins a sign-in at the provider, for this browser, once, within ten minutes. Returns the provider's address and the
 * cookie that binds. Throws `SsoTrouble`.
 */
export async function begin(
  { context, request }: Visitor,
  { brand, connection, purpose, ...more }: Wanted,
): Promise<{ address: string; cookie: string }> {
  const { config, database, keyring, now } = context;
  const state = newToken();
  const { address, secrets } = await beginSignIn(context, await clientOf(context, connection), {
    redirectUri: callbackAddress(config.publicUrl, brand),
    state,
    again: purpose === 'prove',
  });
  const stateHash = hashToken(state);
  const { browserHash, cookie } = bindBrowser(request, config);
  const sealed = await keyring.encrypt(placeOf(stateHash), Buffer.from(JSON.stringify(secrets)));
  const expiresAt = new Date(now().getTime() + signInLife * 1000);
  await withBrand({ database, brandId: brand.id }, (scope) =>
    insertAttempt(scope, {
      stateHash,
      connectionId: connection.id,
      sealed,
      browserHash,
      purpose,
      expiresAt,
      ...more,
    }),
  );
  return { address: address.href, cookie };
}
