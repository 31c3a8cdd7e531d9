import { createHmac, randomBytes } from 'node:crypto';
import { addAttempt } from '#core/account/server/attempt-queries.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { isSame } from '#platform/server/shared/is-same.ts';

/**
 * What a passkey signs. It is no row in a table, as anybody may ask for one: it says itself until when it
 * counts, and its signature holds it to what it was made for. `spendChallenge` sees that it is used once.
 */

/** How long a challenge may be answered, in ms. */
export const challengeLasts = 60 * 1000;
/** How far the clocks of several processes may be apart. */
const skew = 60 * 1000;

/** What a challenge is for, and by whom alone it may be answered. */
export interface Errand {
  purpose: 'signIn' | 'factor' | 'prove' | 'register';
  /** Who alone may answer it: a session, the ticket of a sign-in, or a browser. */
  holder: string;
}

/** `secret`: what all processes sign with. */
export function makeChallenge(errand: Errand, { secret, now }: { secret: string; now: Date }) {
  const nonce = randomBytes(16).toString('base64url');
  const until = (now.getTime() + challengeLasts).toString(36);
  const text = [nonce, until, sign(secret, errand, nonce, until)].join('.');
  return Buffer.from(text).toString('base64url');
}

/** The challenge that a message answers, and whether it was made inside another page. Undefined: neither. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge, crossOrigin } = said as { challenge?: unknown; crossOrigin?: unknown };
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this challenge was made for that errand, and still counts. */
export function isChallenge(
  challenge: string,
  errand: Errand,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [nonce = '', until = '', given = ''] = Buffer.from(challenge, 'base64url')
    .toString()
    .split('.');
  const left = Number.parseInt(until, 36) - now.getTime();
  // More than it can have left is from before a clock was set back.
  const isOpen = left > 0 && left <= challengeLasts + skew;
  return isSame(given, sign(secret, errand, nonce, until)) && isOpen;
}

/** Whether nobody has answered this challenge before. */
export async function spendChallenge(tx: Tx, challenge: string, now: Date): Promise<boolean> {
  const moment = now.getTime();
  const oldest = new Date(moment - challengeLasts - 2 * skew);
  const span = { now, oldest, newest: new Date(moment + skew) };
  const [counted] = await addAttempt(tx, [`passkey challenge ${hashToken(challenge)}`], span);
  return counted?.failures === 1;
}

const sign = (secret: string, { purpose, holder }: Errand, nonce: string, until: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['passkey', purpose, holder, nonce, until]))
    .digest('base64url');
