import type { FastifyRequest } from 'fastify';
import { clientHeader } from '#platform/contract/call/envelope.ts';
import type { Config } from '#platform/server/shared/config.ts';
import { Failure } from '#platform/server/shared/errors.ts';

/** The cookie in which a browser keeps its session (decision 133). */

type Caller = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;
type Address = Pick<Config, 'publicUrl'>;

/** As long as any session may last, in seconds. The session ends in the database; the cookie then opens nothing. */
const life = 30 * 24 * 60 * 60;

/** A proxy in front may speak http to us, so that PUBLIC_URL says it too. */
export const isSecure = ({ protocol }: Pick<Caller, 'protocol'>, { publicUrl }: Address): boolean =>
  protocol === 'https' || publicUrl.startsWith('https:');

/**
 * Over https no other host can set it or take its place. Over http its name has the port, as cookies
 * know none: two installations on one host would sign each other out.
 */
function nameOf(caller: Caller, address: Address): string {
  if (isSecure(caller, address)) return '__Host-session';
  const port = /:(\d+)$/.exec(caller.host)?.[1];
  return port ? `session-${port}` : 'session';
}

function written(value: string, maxAge: number, caller: Caller, address: Address): string {
  const pair = `${nameOf(caller, address)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return isSecure(caller, address) ? `${pair}; Secure` : pair;
}

/** `set-cookie` for a session's token. */
export const sessionCookie = (token: string, caller: Caller, address: Address): string =>
  written(token, life, caller, address);

/** `set-cookie` that removes it. */
export const noSessionCookie = (caller: Caller, address: Address): string =>
  written('', 0, caller, address);

/**
 * The token that a program brings, or the web with a link's. Undefined without that header; empty where it
 * holds none, so that a call with it never falls back to the cookie.
 */
export function bearerToken({ headers: { authorization } }: Caller): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer ([\w.-]{20,200})$/i.exec(authorization)?.[1] ?? '';
}

/** The token in the cookie, whoever made the browser send it. A link's token has a dot, so it is none. */
export function cookieToken(caller: Caller, address: Address): string | undefined {
  const due = `${nameOf(caller, address)}=`;
  const pairs = String(caller.headers.cookie ?? '').split(/; */);
  // Over http another page of the host may add a cookie of this name. Of two we can't tell which is ours.
  const [value, ...more] = pairs.filter((pair) => pair.startsWith(due));
  if (more.length > 0) return undefined;
  const token = value?.slice(due.length);
  return token && /^[\w-]{20,200}$/.test(token) ? token : undefined;
}

/**
 * Whether a page of this very host makes the call, through our web: no other page can set the header
 * without being allowed to, which none is. Browsers say over https where a call comes from; over http,
 * Origin or Referer do.
 */
export function isOwnPage({ headers, host }: Caller): boolean {
  if (headers[clientHeader] !== 'web') return false;
  const site = headers['sec-fetch-site'];
  return site === undefined
    ? isOfHost(headers.origin ?? headers.referer, host)
    : site === 'same-origin';
}

/**
 * Whether a page of this host loads it, or the person opened it by hand: for pages that no call of ours can fetch.
 * Over http browsers say so of what changes something, and of a load nothing: SameSite then keeps foreign pages
 * from loading anything but a whole page.
 */
export function isOwnLoad({ headers, host, method }: Caller & { method: string }): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, origin } = headers;
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && mode === 'navigate');
  return origin === undefined ? method === 'GET' || method === 'HEAD' : isOfHost(origin, host);
}

/**
 * 403 to anything but our own pages, so that nobody else puts a session into a browser. Also to one that was opened
 * over http where the cookie is for https: the browser would drop it, and signing in would lead nowhere.
 */
export function requireOwnPage(caller: Caller, address: Address): void {
  if (!isOwnPage(caller)) throw new Failure('forbidden');
  const { origin } = caller.headers;
  const isDropped = origin?.startsWith('http:') && !/^http:..(localhost|127\.)/.test(origin);
  if (isDropped && isSecure(caller, address)) {
    throw new Failure('forbidden', { text: { key: 'authMessages.httpsOnly' } });
  }
}

/** The same port, too, where one of them leaves out the usual one. */
function isOfHost(address: string | undefined, host: string): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, host: named } = new URL(address);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === named;
}
