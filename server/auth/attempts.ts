import { createHash } from 'node:crypto';
import type { Database } from '#server/db/pool.ts';
import { type Tx, withPossession } from '#server/db/scope.ts';
import { tooMany } from '#server/errors.ts';
import { addFailure, listFailures } from './queries.ts';

/** How many failures a key may have within a window. */
export interface Limit {
  /** What is limited and for whom, e.g. `signin:account:a@b.c`; stored hashed. */
  key: string;
  most: number;
  windowSeconds: number;
}

const window = 15 * 60;

/** Sign-in and reset: 10 failures per account and 100 per address in 15 minutes (rule 5). */
const limitsOf = (purpose: string, email: string, address: string): Limit[] => [
  { key: `${purpose}:account:${email}`, most: 10, windowSeconds: window },
  { key: `${purpose}:address:${address}`, most: 100, windowSeconds: window },
];
export const signInLimits = (email: string, address: string) => limitsOf('signin', email, address);
/** Asking for a link always counts as a failure, so that nobody can be flooded with mails. */
export const resetLimits = (email: string, address: string) =>
  limitsOf('reset-request', email, address);

/** For testing start, exchange and mailed links: only invalid tokens count, per address. */
export const tokenLimits = (purpose: string, address: string): Limit[] => [
  { key: `${purpose}:address:${address}`, most: 100, windowSeconds: window },
];

/**
 * For one's own new e-mail: nobody can be flooded with letters, and nobody can write to the whole
 * world.
 */
export const newEmailLimits = (accountId: string, email: string): Limit[] => [
  { key: `new-email:by:${accountId}`, most: 10, windowSeconds: window },
  { key: `new-email:to:${email}`, most: 10, windowSeconds: window },
];

/** Throws 429 with Retry-After when a limit is reached. */
export const refuseWhenLimited = (database: Database, limits: Limit[], now: Date) =>
  withPossession(database, {}, (tx) => refuse(tx, limits, now));

/** Counts one failure against each limit. */
export const countFailure = (database: Database, limits: Limit[], now: Date) =>
  withPossession(database, {}, (tx) => count(tx, limits, now));

/**
 * Throws when a limit is reached, otherwise counts the attempt. Both happen in the caller's
 * transaction, so an action that fails is not counted.
 */
export async function takeAttempt(tx: Tx, limits: Limit[], now: Date): Promise<void> {
  await refuse(tx, limits, now);
  await count(tx, limits, now);
}

async function refuse(tx: Tx, limits: Limit[], now: Date): Promise<void> {
  const counted = await listFailures(
    tx,
    limits.map(({ key }) => hashed(key)),
  );
  const waits = limits.map(({ key, most, windowSeconds }) => {
    const found = counted.find((one) => one.key === hashed(key));
    if (!found || found.failures < most) return 0;
    return windowSeconds - (now.getTime() - found.windowStart.getTime()) / 1000;
  });
  const wait = Math.ceil(Math.max(...waits));
  if (wait > 0) throw tooMany(wait);
}

async function count(tx: Tx, limits: Limit[], now: Date): Promise<void> {
  for (const { key, windowSeconds } of limits) {
    await addFailure(tx, hashed(key), now, new Date(now.getTime() - windowSeconds * 1000));
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
