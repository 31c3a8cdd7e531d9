import * as oidc from 'openid-client';
import type { TokenAuth } from '#core/sso/contract/rules/sso.ts';
import type { Claims } from '#core/sso/server/entry/rules/claims.ts';
import { findProvider, isPlain, providerPatience, type World } from './providers.ts';
import { SsoTrouble, troubleOf } from './trouble.ts';

/** A connection as the protocol needs it. */
export interface Client {
  issuer: string;
  clientId: string;
  secret: string;
  tokenAuth: TokenAuth;
}

/** What only this browser and we know of one sign-in. */
export interface Secrets {
  verifier: string;
  nonce: string;
}

/** How far the clocks of a provider may be from ours, in seconds (rule 110). */
const mostSkew = 120;

/** The library's settings for one call, by our clock. */
async function configure(world: World, client: Client) {
  const { metadata, fetch } = await findProvider(world, client.issuer);
  const show =
    client.tokenAuth === 'client_secret_post' ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
  const times = {
    [oidc.clockSkew]: Math.round((world.now().getTime() - Date.now()) / 1000),
    [oidc.clockTolerance]: mostSkew,
  };
  const config = new oidc.Configuration(metadata, client.clientId, times, show(client.secret));
  config[oidc.customFetch] = fetch;
  config.timeout = providerPatience;
  // Without this check a token that comes over TLS would be trusted unsigned.
  oidc.enableNonRepudiationChecks(config);
  if (isPlain(client.issuer)) oidc.allowInsecureRequests(config);
  return config;
}

/**
 * The address at the provider where a sign-in goes on, and what has to be kept for its end. `again`: whoever is signed
 * in there has to prove it anew. Throws `SsoTrouble`.
 */
export async function beginSignIn(
  world: World,
  client: Client,
  { redirectUri, state, again }: { redirectUri: string; state: string; again: boolean },
): Promise<{ address: URL; secrets: Secrets }> {
  const config = await configure(world, client).catch((error: Error) => {
    throw new SsoTrouble('away', error.message, error);
  });
  const secrets = { verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce() };
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: scopeOf(config.serverMetadata()),
    state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'login', max_age: '0' }),
  });
  return { address, secrets };
}

/** AD FS tells in the ID token what it knows of a person only where this scope of its own is asked for. */
const everything = 'allatclaims';
const scopeOf = ({ scopes_supported = [] }: oidc.ServerMetadata): string =>
  ['openid', 'email', 'profile', ...scopes_supported.filter((one) => one === everything)].join(' ');

/**
 * What the provider says of whoever came back, once all of it is checked: issuer, state, code and verifier, the token's
 * signature, audience, nonce and times. `back` is the address they came back to. Throws `SsoTrouble`.
 */
export async function finishSignIn(
  world: World,
  client: Client,
  { back, state, secrets, again }: { back: URL; state: string; secrets: Secrets; again: boolean },
): Promise<Claims> {
  const config = await configure(world, client).catch((error: Error) => {
    throw new SsoTrouble('away', error.message, error);
  });
  try {
    const got = await oidc.authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
      ...(again && { maxAge: 0 }),
    });
    const claims = got.claims();
    if (!claims) throw new SsoTrouble('badToken');
    requireOurs(claims, client);
    requireNow(claims.iat, world.now());
    return claims;
  } catch (error) {
    throw troubleOf(error);
  }
}

/** The library asks for `azp` only where a token is for several, and takes any text as a subject. */
function requireOurs({ azp, sub }: Claims, { clientId }: Client): void {
  if (azp !== undefined && azp !== clientId) throw new SsoTrouble('badToken', 'azp');
  if (typeof sub !== 'string' || sub.trim() === '') throw new SsoTrouble('badToken', 'sub');
}

/** The library looks at the end of a token only: one from the future says that a clock is wrong. */
function requireNow(issuedAt: number, now: Date): void {
  const ahead = issuedAt - Math.round(now.getTime() / 1000);
  if (ahead > mostSkew) throw new SsoTrouble('clock', String(ahead));
}

/** Where the provider signs people out. Undefined where it doesn't say so, or is away. */
export async function signOutAddress(
  world: World,
  { issuer, clientId }: Client,
  afterwards: string,
): Promise<string | undefined> {
  const { metadata } = (await findProvider(world, issuer).catch(() => undefined)) ?? {};
  if (!metadata?.end_session_endpoint) return undefined;
  const address = new URL(metadata.end_session_endpoint);
  address.searchParams.set('client_id', clientId);
  address.searchParams.set('post_logout_redirect_uri', afterwards);
  return address.href;
}
