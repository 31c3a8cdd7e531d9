import { createHash } from 'node:crypto';
import type { Database } from '#platform/server/db/pool.ts';
import { type Tx, together, withPossession } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { addressBlock, networkOf } from '#platform/server/shared/address/address-block.ts';
import { Failure, tooMany } from '#platform/server/shared/errors.ts';
import { makeTurns } from '#platform/server/shared/turns.ts';
import { type AttemptCount, addAttempt, takeBackAttempts } from './attempt-queries.ts';
import type { Device } from './device.ts';

/** How many attempts a key has within fifteen minutes (rule 44). */
interface Limit {
  /** What is limited and for whom, e.g. `signin:account:a@b.c`; stored hashed. */
  key: string;
  most: number;
}

const window = 15 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** How far the clocks of several processes may be apart. */
const skew = 60 * 1000;

const perAddress = (purpose: string, address: string): Limit => ({
  key: `${purpose}:address:${addressBlock(address)}`,
  most: 100,
});

interface SignIn {
  email: string;
  address: string;
  /** The device, if it is known: then only its own failures stop it, and those of other known devices. */
  device: Device | undefined;
  /** Everybody knows the account's password: a wrong one must not keep the next visitor out (rule 203). */
  isForAll: boolean;
}

/** The limits on failed sign-ins. */
export function signInLimits({ email, address, device, isForAll }: SignIn): Limit[] {
  if (isForAll) return [perAddress('signin', address)];
  if (device) {
    return [
      { key: `signin:device:${device.id}`, most: 10 },
      { key: `signin:devices:${email}`, most: 50 },
    ];
  }
  return [
    { key: `signin:account:${email}:${addressBlock(address)}`, most: 10 },
    { key: `signin:account:${email}`, most: 50 },
    perAddress('signin', address),
  ];
}

/** Passkeys that are refused: nobody guesses one, so strangers don't keep their owner out. */
export const passkeyLimits = (address: string): Limit[] => [perAddress('passkey', address)];

/**
 * Wrong passwords where somebody signed in proves who they are. Each session has its own, so that whoever
 * has stolen one doesn't keep its owner out, and all of an account together have as many as strangers. Those that a
 * company's provider opened count apart: one that lies opens as many as it likes, and would keep the owner out everywhere.
 */
export const confirmationLimits = ({ accountId, sessionId, brandId, reach }: Prover): Limit[] => [
  { key: `proof:session:${sessionId}`, most: 10 },
  reach === 'brand'
    ? { key: `proof:provider:${brandId}:${accountId}`, most: 30 }
    : { key: `proof:account:${accountId}`, most: 50 },
];

type Prover = Pick<Actor, 'accountId' | 'sessionId' | 'brandId' | 'reach'>;

/**
 * Wrong codes after a right password: five per ticket, ten per account, and a known device's own ten, so that
 * whoever has the password doesn't keep its owner out (rule 105).
 */
export const factorLimits = ({
  tokenHash,
  accountId,
  device,
}: {
  tokenHash: string;
  accountId: string;
  device: Device | undefined;
}): Limit[] => [
  { key: `factor:ticket:${tokenHash}`, most: 5 },
  device
    ? { key: `factor:device:${device.id}`, most: 10 }
    : { key: `factor:account:${accountId}`, most: 10 },
  { key: `factor:all:${accountId}`, most: 50 },
];

/** Asking for a mailed code always counts, as of links. */
export const mailCodeLimits = (accountId: string): Limit[] => [
  { key: `mail-code:account:${accountId}`, most: 5 },
];

/** Asking to be let in is limited like asking for a link (rule 44). */
export const letInLimits = (email: string, address: string): Limit[] => [
  { key: `let-in:account:${email}`, most: 10 },
  perAddress('let-in', address),
];

/** Asking for a link always counts, so that nobody can be flooded with letters. */
export const resetLimits = (email: string, address: string): Limit[] => [
  { key: `reset-request:account:${email}`, most: 10 },
  perAddress('reset-request', address),
];

/** Sign-ins that lead to a provider: a whole company comes from one address at nine o'clock. */
export const ssoLimits = (address: string): Limit[] => [
  { ...perAddress('sso', address), most: 6000 },
];

/** Wrong current passwords where somebody changes their own. */
export const ownPasswordLimits = (accountId: string): Limit[] => [
  { key: `own-password:account:${accountId}`, most: 10 },
];

/** Setting a new password by a link, whether it succeeds or not: each hashes. */
export const newPasswordLimits = (email: string): Limit[] => [
  { key: `new-password:account:${email}`, most: 10 },
];

/**
 * For one's own new e-mail: nobody can be flooded with letters, and nobody can write to the whole
 * world.
 */
export const newEmailLimits = (accountId: string, email: string): Limit[] => [
  { key: `new-email:by:${accountId}`, most: 10 },
  { key: `new-email:to:${email}`, most: 10 },
];

/** For the letter about an access: HR and administrators send it again once in 15 minutes. */
export const accessLetterLimits = (membershipId: string): Limit[] => [
  { key: `access-letter:${membershipId}`, most: 1 },
];

/** For test letters to oneself. */
export const testLetterLimits = (accountId: string): Limit[] => [
  { key: `test-letter:by:${accountId}`, most: 5 },
];

/** Each sends letters with words of one's own to as many as `mostRecipients`. */
export const sendReportLimits = (accountId: string, most: number): Limit[] => [
  { key: `report-send:by:${accountId}`, most },
];

/**
 * Counts those to whom somebody sends reports, of all that they send within a day of the first (rule 99). Throws 429
 * at the recipients where they would be more than `most`.
 */
export async function takeRecipients(
  tx: Tx,
  { accountId, count, most }: { accountId: string; count: number; most: number },
  now: Date,
): Promise<void> {
  const key = hashed(`report-recipients:by:${accountId}`);
  const [counted] = await addAttempt(tx, [key], spanOf(day, now), count);
  if (!counted || counted.failures <= most) return;
  const end = counted.windowStart.getTime() + day;
  const text = {
    key: 'reportSend.errors.dayLimit' as const,
    params: { most, left: most - counted.failures + count },
  };
  throw new Failure('tooMany', {
    retryAfterSeconds: Math.ceil(Math.min(end - now.getTime(), day) / 1000),
    text,
    issues: [{ path: 'emailList', ...text }],
  });
}

const minute = 60 * 1000;

/** Searches in the directory by a personal link: as many as somebody types, not as many as there are names. */
export async function takeSearch(tx: Tx, employeeId: string, now: Date): Promise<void> {
  const key = hashed(`search:link:${employeeId}`);
  const [counted] = await addAttempt(tx, [key], spanOf(minute, now));
  if (!counted || counted.failures <= mostSearches) return;
  const end = counted.windowStart.getTime() + minute;
  throw tooMany(Math.ceil(Math.min(end - now.getTime(), minute) / 1000));
}
const mostSearches = 60;

/**
 * Counts the attempt before anything is tried, in the caller's transaction, so that what is refused
 * or fails there is not counted. Throws 429 with Retry-After when a limit is reached.
 */
export async function takeAttempt(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
): Promise<AttemptCount[]> {
  const mostOf = new Map(limits.map(({ key, most }) => [hashed(key), most]));
  const counted = await addAttempt(tx, [...mostOf.keys()], spanOf(window, now));
  const reached = counted.filter(({ key, failures }) => failures > (mostOf.get(key) ?? 0));
  if (reached.length > 0) throw tooMany(waitOf(reached, now));
  return counted;
}

const spanOf = (length: number, now: Date) => ({
  now,
  oldest: new Date(now.getTime() - length),
  newest: new Date(now.getTime() + skew),
});

/** How long it is until the last of these windows ends, in seconds; never longer than a window. */
function waitOf(reached: readonly AttemptCount[], now: Date): number {
  const latest = Math.max(...reached.map(({ windowStart }) => windowStart.getTime()));
  return Math.ceil(Math.min(latest + window - now.getTime(), window) / 1000);
}

/**
 * Two at a time: attempts at one account wait for each other in the database, and would keep every
 * connection busy with that.
 */
const inTurn = makeTurns(2);

/**
 * Counts an attempt like `takeAttempt` and does the `work`, in one transaction of their own and at
 * the same time. What the work has done is taken back where a limit is reached.
 */
export const withAttempt = <R>(
  database: Database,
  {
    limits,
    now,
    ...seen
  }: { limits: readonly Limit[]; now: Date; email?: string; accountId?: string },
  work: (tx: Tx) => Promise<R>,
): Promise<[AttemptCount[], Awaited<R>]> =>
  inTurn(() =>
    withPossession(database, seen, (tx) => together(takeAttempt(tx, limits, now), work(tx))),
  );

/** Counts an attempt like `takeAttempt`, in a transaction of its own. */
export async function countAttempt(
  database: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<void> {
  await withAttempt(database, { limits, now }, async () => {});
}

/** Does what was counted before. An error of ours gives it back; a success does so by itself. */
export async function tryCounted<R>(
  database: Database,
  counted: readonly AttemptCount[],
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    await withPossession(database, {}, (tx) => takeBackAttempts(tx, counted));
    throw error;
  }
}

type InvalidPurpose =
  | 'exchange'
  | 'reset'
  | 'testing'
  | 'factor'
  | 'letIn'
  | 'sso-find'
  | 'stopRight';

/**
 * Slows down anybody who guesses links or tokens: counts the invalid one, per address. Only to be
 * called once it proved invalid, because good ones from the same address must keep working (rule
 * 44). Throws 429 when there were too many.
 */
export const countInvalid = async (
  database: Database,
  { purpose, address, now }: { purpose: InvalidPurpose; address: string; now: Date },
): Promise<void> => {
  await countAttempt(database, [perAddress(purpose, address)], now);
};

/** The time in which unknown e-mails and paused accounts are counted for those who are alerted, in ms (rule 201). */
export const alertWindow = 10 * 60 * 1000;
const mostUnknown = 30;

/** Whether this is the e-mail, unknown here, with which so many different ones have come from its network. */
export async function isManyUnknown(
  tx: Tx,
  { email, address }: { email: string; address: string },
  now: Date,
): Promise<boolean> {
  const block = `unknown:${networkOf(address)}`;
  const count = async (key: string) => {
    const [counted] = await addAttempt(tx, [hashed(key)], spanOf(alertWindow, now));
    return counted?.failures ?? 0;
  };
  return (await count(`${block}:${email}`)) === 1 && (await count(block)) === mostUnknown;
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
