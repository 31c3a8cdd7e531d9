import { sql } from 'drizzle-orm';
import type { Locale } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';

/** Every kind of job, with what it is given: ids and addresses, never contents (rule 24). */
export interface Jobs {
  /** Tells a new user how to sign in (rule 6). */
  'welcome-user': { brandId: string; membershipId: string };
  /** Looks whether an e-mail has an account, and mails a link then: after the answer, which tells neither (rule 2). */
  'request-reset': { email: string; locale?: Locale | undefined; host: string };
  /** Writes to the new e-mail that somebody has given themself: after the answer, which tells nothing of it. */
  'prove-email': { brandId: string; accountId: string };
  /** Invites the participants of a questionary who are not invited yet (rule 16). */
  'invite-participants': { brandId: string; questionaryId: string };
  /** Tells those who have yet to answer who has been added in their role (rule 26). */
  'tell-additions': { brandId: string; questionaryId: string; addedIds: string[] };
  /** Tells those who have yet to answer that the last day is earlier now (decision 029). */
  'tell-earlier-end': { brandId: string; questionaryId: string };
  /** Writes to the former e-mail that somebody else has given its person another (decision 015). */
  'tell-redirected': { brandId: string; employeeId: string; from: string; to: string };
  /** Invites anew whose letter was given up (decision 027). */
  'invite-unreached': ByClock;
  /** Sends one message of the outbox. */
  deliver: { brandId: string; deliveryId: string };
  /** Makes the final reports of a questionary that is done (rule 17). */
  'make-reports': { brandId: string; questionaryId: string };
  /** Tries again where making reports was given up (rule 17). */
  'make-missing-reports': ByClock;
  /** Ends questionaries whose last day is over in their brand's time zone (rule 17). */
  'end-questionaries': ByClock;
  /** Destroys the raw sheets of anonymous questionaries that are long done (rule 24). */
  'destroy-raw-sheets': ByClock;
  /** Removes sessions, one-time tokens and counted failures that are over (rule 5). */
  'delete-expired': ByClock;
}
/** Started by the clock, not by a call: nothing is given. */
type ByClock = Record<never, never>;
export type JobName = keyof Jobs;

interface When {
  /** Not before; at once when left out. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
}

const mostAttempts = 12;

/** Adds a job in the transaction that causes it: both happen or neither. */
export async function addJob<N extends JobName>(
  { tx }: Pick<Scope, 'tx'>,
  name: N,
  payload: Jobs[N],
  { runAt, key }: When = {},
): Promise<void> {
  await tx.execute(
    sql`select public.add_job(${name}, ${JSON.stringify(payload)}::json, ${runAt?.toISOString() ?? null}::timestamptz, ${key ?? null}, ${mostAttempts})`,
  );
}

/** Adds many jobs of one kind in one round trip, to be done at once. */
export async function addJobs<N extends JobName>(
  { tx }: Scope,
  name: N,
  payloads: Jobs[N][],
): Promise<void> {
  await tx.execute(
    sql`select public.add_job(${name}, payload::json, null, null, ${mostAttempts})
      from json_array_elements(${JSON.stringify(payloads)}::json) payload`,
  );
}
