import type { Claims } from './claims.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** How old such a token may be, in seconds, and how far a clock may be off. */
const longestLife = 300;
const mostSkew = 120;

/** The sessions that end: those of one session at the provider, or all of one person. */
export interface SignedOut {
  sid: string | null;
  subject: string | null;
  /** The token's id: each counts once. */
  jti: string;
}

/**
 * What a logout token says (OpenID Connect Back-Channel Logout 1.0, 2.6), once its signature, issuer and audience have
 * been checked. Undefined where it is none: an ID token above all, which has a nonce or no event.
 */
export function readLogout(claims: Claims, now: Date): SignedOut | undefined {
  const { iat, exp, jti, sub, sid, events, nonce } = claims;
  const seconds = now.getTime() / 1000;
  const isEvent = typeof events === 'object' && events !== null && event in events;
  if (!isEvent || nonce !== undefined) return undefined;
  if (typeof iat !== 'number' || iat > seconds + mostSkew) return undefined;
  if (iat < seconds - longestLife - mostSkew) return undefined;
  if (typeof exp === 'number' && exp < seconds - mostSkew) return undefined;
  if (typeof jti !== 'string' || jti === '') return undefined;
  const isNamed = [sub, sid].some((value) => typeof value === 'string' && value !== '');
  if (!isNamed) return undefined;
  return {
    jti,
    sid: typeof sid === 'string' && sid !== '' ? sid : null,
    subject: typeof sub === 'string' && sub !== '' ? sub : null,
  };
}
