import { sql } from 'drizzle-orm';
import type { Device } from '#platform/contract/rules/device.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Whose e-mail was replaced: an employee, or a user without an employee record. */
export type Redirected = { employeeId: string } | { membershipId: string };

/** Where a call came from. */
export interface Caller {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}

/** When the device signed in (ISO 8601), what it is, and from which network. */
export interface NewDevice extends Device {
  at: string;
  network: string | null;
}

/**
 * Every kind of job with its data: ids and addresses, never contents (rule 24). A subject adds its own in its
 * manifest.ts.
 */
export interface Jobs {
  /** Sends one letter of the outbox. */
  deliver: { brandId: string; deliveryId: string };
  /** The same of a message for Slack. */
  'deliver-slack': { brandId: string; deliveryId: string };
  /** Removes expired sessions, one-time tokens and counted failures (rule 5). */
  'delete-expired': ByClock;
}
/** Started by the clock, not by a call, so it has no data. */
export type ByClock = Record<never, never>;
export type JobName = keyof Jobs;

interface When {
  /** The earliest moment to run. Left out: now. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** The job with the lowest place goes first of those that are due. From 0 to `lastPlace`. Null: in its company's line. */
  place?: number | null;
}

export const lastPlace = 30_000;
export const mostAttempts = 12;

/** Somebody waits for these, so they go before the work of companies. */
const firstPlace = -10;
const waitedFor: readonly JobName[] = [
  'welcome-user',
  'request-reset',
  'prove-email',
  'note-failed-sign-in',
  'mail-code',
  'let-in',
];
/** Messages are given their place by the outbox; without one they go before its lines. */
export const messages: readonly JobName[] = ['deliver', 'deliver-slack'];
function placeOf(name: JobName): number | null {
  if (waitedFor.includes(name)) return firstPlace;
  return messages.includes(name) ? 0 : null;
}

/** Jobs with this flag stand behind others of their company (`add_job` in `queries.ts`). */
export const inLine = 'line';

/** Jobs with this flag are left alone while the mail server is away. */
export const byMail = 'mail';
const flagsOf = (name: JobName) => (name === 'deliver' ? sql`array[${byMail}]` : sql`null`);

/** Adds a job in the transaction that causes it: both happen or neither. */
export async function addJob<N extends JobName>(
  { tx }: Pick<Scope, 'tx'>,
  name: N,
  payload: Jobs[N],
  { runAt, key, place = placeOf(name) }: When = {},
): Promise<void> {
  await tx.execute(
    sql`select public.add_job(${name}, ${JSON.stringify(payload)}::json, ${runAt?.toISOString() ?? null}::timestamptz, ${key ?? null}, ${mostAttempts}, ${place}::int, ${flagsOf(name)})`,
  );
}

/**
 * Adds many jobs of one kind in one round trip, all to be done now. They stand in a line that begins at
 * `place`, so those of companies that add many at once take turns.
 */
export async function addJobs<N extends JobName>(
  { tx }: Scope,
  name: N,
  payloads: Jobs[N][],
  place = 0,
): Promise<void> {
  await tx.execute(
    sql`select public.add_job(${name}, payload::json, null, null, ${mostAttempts},
        least(${place}::int + at::int - 1, ${lastPlace}), ${flagsOf(name)})
      from json_array_elements(${JSON.stringify(payloads)}::json) with ordinality line (payload, at)`,
  );
}
