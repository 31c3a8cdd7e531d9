import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import { type Cookies, cookieHeader, keepCookies } from '#test/sso/browser.ts';

/** Somebody whom the provider knows. What it says of them beside `sub` is its own affair. */
export interface ProvidersPerson {
  sub: string;
  /** Claims of the ID token: e-mail, names, groups. */
  claims: JWTPayload;
  amr?: string[];
  acr?: string;
}

/** What leaves instead of a good ID token. */
export type Spoil = (token: {
  claims: JWTPayload;
  sign: (claims: JWTPayload, header?: object) => Promise<string>;
}) => string | Promise<string>;

type Route = 'discovery' | 'jwks' | 'token' | 'authorization' | 'end_session';

export const ssoClient = { id: 'otsenka', secret: 'what only the two of us know' };

/**
 * A certified OpenID provider (oidc-provider) on loopback. People are let in without a question, or by a page where
 * a browser walks. Its tokens can be spoilt on their way out. Times in them are those of the product's clock.
 */
export async function startSsoProvider({
  redirectUris,
  afterSignOut = [],
  now = () => new Date(),
}: {
  redirectUris: string[];
  /** Where it leads after signing out. */
  afterSignOut?: string[];
  now?: () => Date;
}) {
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const key = makeKey('first');
  const people = new Map<string, ProvidersPerson>();
  const state = {
    issuer,
    key,
    people,
    /** Who signs in next; null refuses with `access_denied`. Undefined asks by a page. */
    next: undefined as ProvidersPerson | null | undefined,
    /** When whoever comes next has signed in there: seconds ago. */
    age: 0,
    spoil: undefined as Spoil | undefined,
    /** What the document of the discovery says instead. */
    announced: {} as Record<string, unknown>,
    /** The keys that it shows; its own where nothing is set. */
    shownKeys: undefined as JWK[] | undefined,
    /** Answers nothing from now on but 503. */
    isAway: false,
    /** How long its answers have taken altogether, in ms. */
    spent: 0,
    /** How often each was asked for. */
    asked: { discovery: 0, jwks: 0, token: 0, authorization: 0, end_session: 0 } as Record<
      Route,
      number
    >,
    /** Signs anything as this provider does. */
    sign: (claims: JWTPayload, header: object = {}) => signAs(key, claims, header),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = makeProvider(state, { redirectUris, afterSignOut });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return interact(ctx);
    await next();
    const route = (ctx as KoaContextWithOIDC).oidc?.route as Route | undefined;
    if (route && route in state.asked) state.asked[route] += 1;
    const body = ctx.body as Record<string, unknown>;
    if (route === 'discovery') ctx.body = { ...body, ...state.announced };
    if (route === 'jwks' && state.shownKeys) ctx.body = { keys: state.shownKeys };
    if (route === 'token' && body.id_token) body.id_token = await signAnew(String(body.id_token));
  });
  const serve = provider.callback();
  return state;

  function answer(request: IncomingMessage, response: ServerResponse) {
    const begun = performance.now();
    response.once('finish', () => {
      state.spent += performance.now() - begun;
    });
    if (state.isAway) response.writeHead(503).end();
    else void serve(request, response);
  }

  /** The same claims at the product's time, spoilt where a test wants it. */
  function signAnew(token: string): string | Promise<string> {
    const { iat = 0, exp = 0, ...rest } = decodeJwt(token);
    const seconds = Math.floor(now().getTime() / 1000);
    const { amr, acr } = people.get(rest.sub ?? '') ?? {};
    const claims = {
      ...rest,
      ...(amr && { amr }),
      ...(acr && { acr }),
      sid: `there-${rest.sub}`,
      auth_time: seconds - state.age,
      iat: seconds,
      exp: seconds + exp - iat,
    };
    return state.spoil ? state.spoil({ claims, sign: state.sign }) : state.sign(claims);
  }

  async function interact(ctx: Parameters<Parameters<typeof provider.use>[0]>[0]) {
    const named = people.get(String(ctx.query.as));
    const person = state.next === undefined ? named : state.next;
    if (person === undefined) {
      ctx.type = 'html';
      ctx.body = pageOf(people.values(), ctx.path);
      return;
    }
    if (person) people.set(person.sub, person);
    const result = person
      ? {
          login: {
            accountId: person.sub,
            ...(person.amr && { amr: person.amr }),
            ...(person.acr && { acr: person.acr }),
          },
        }
      : { error: 'access_denied', error_description: '<b>No.</b>' };
    const to = await provider.interactionResult(ctx.req, ctx.res, result);
    ctx.redirect(to);
  }
}

export type SsoProvider = Awaited<ReturnType<typeof startSsoProvider>>;

function makeProvider(
  { issuer, key, people }: { issuer: string; key: JWK; people: Map<string, ProvidersPerson> },
  { redirectUris, afterSignOut }: { redirectUris: string[]; afterSignOut: string[] },
): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: ssoClient.id,
        client_secret: ssoClient.secret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: afterSignOut,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub', 'sid', 'email', 'email_verified', 'name', 'groups', 'hd', 'tid', 'oid'],
      email: [],
      profile: [],
    },
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form);
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub)?.claims }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 300, AccessToken: 300 },
  });
  provider.on('server_error', (_ctx, error) => {
    throw error;
  });
  return provider;
}

/** What a browser sees where somebody has to say who they are. */
const pageOf = (people: Iterable<ProvidersPerson>, path: string) =>
  `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1>${[...people]
    .map(({ sub }) => `<p><a href="${path}?as=${sub}">${sub}</a></p>`)
    .join('')}</html>`;

/** Where somebody says that they sign out there too. */
const signOutPage = (form: string) =>
  `<!doctype html><html lang="en"><title>Provider</title><h1>Sign out?</h1>${form}
   <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out there</button></html>`;

/** A key that signs by RS256. */
export function makeKey(kid: string): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } as JWK;
}

/** What everybody may know of a key. */
export const publicOf = ({ kty, n, e, kid, alg, use }: JWK): JWK =>
  ({ kty, n, e, kid, alg, use }) as JWK;

/** Signs claims by a key, with a header of one's own. */
export const signAs = async (key: JWK, claims: JWTPayload, header: object = {}): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '', ...header })
    .sign(await importJWK(key, 'RS256'));

/**
 * A browser at the provider: keeps its cookies there, and follows where it leads until that is elsewhere. Returns
 * that address.
 */
export async function passProvider(
  { issuer }: Pick<SsoProvider, 'issuer'>,
  start: string,
  cookies: Cookies = new Map(),
): Promise<URL> {
  let at = new URL(start, issuer);
  while (at.origin === issuer) {
    const headers = { cookie: cookieHeader(cookies) };
    const reply = await fetch(at, { redirect: 'manual', headers });
    keepCookies(cookies, reply.headers.getSetCookie());
    const to = reply.headers.get('location');
    if (!to) throw new Error(`The provider stopped at ${at.pathname}: ${await reply.text()}`);
    at = new URL(to, at);
  }
  return at;
}
