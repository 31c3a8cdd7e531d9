import type { FastifyRequest } from 'fastify';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import { isSecure } from '#platform/server/http/cookie/session-cookie.ts';
import type { Config } from '#platform/server/shared/config.ts';

/**
 * What binds a sign-in to the browser that began it, so that nobody signs somebody else's browser in (login CSRF). Of
 * several windows of a browser all have the same.
 */

type Caller = Pick<FastifyRequest, 'headers' | 'protocol'>;
type Address = Pick<Config, 'publicUrl'>;

/** How long a sign-in may take, in seconds. */
export const signInLife = 10 * 60;

/** Over https no other host can set it. */
const nameOf = (caller: Caller, address: Address): string =>
  isSecure(caller, address) ? '__Host-sso' : 'sso';

/** Lax, as the provider's page leads back to us. */
export function bindBrowser(
  caller: Caller,
  address: Address,
): { browserHash: string; cookie: string } {
  const value = cookieValue(caller, address) ?? newToken();
  const written = `${nameOf(caller, address)}=${value}; Path=/; Max-Age=${signInLife}; HttpOnly; SameSite=Lax`;
  const cookie = isSecure(caller, address) ? `${written}; Secure` : written;
  return { browserHash: hashToken(value), cookie };
}

export function isBound(caller: Caller, address: Address, browserHash: string): boolean {
  const value = cookieValue(caller, address);
  return value !== undefined && hashToken(value) === browserHash;
}

/** Undefined where two cookies have its name: over http another page of the host may add one, and either may be ours. */
function cookieValue({ headers, ...caller }: Caller, address: Address): string | undefined {
  const start = `${nameOf({ headers, ...caller }, address)}=`;
  const [pair, ...more] = String(headers.cookie ?? '')
    .split(/; */)
    .filter((one) => one.startsWith(start));
  const value = more.length === 0 ? pair?.slice(start.length) : undefined;
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}
