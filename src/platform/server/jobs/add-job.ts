import { sql } from 'drizzle-orm';
import type { Device } from '#platform/contract/rules/device.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Whose e-mail was replaced: an employee, or a user without an employee record. */
export type Redirected = { employeeId: string } | { membershipId: string };

/** Where a call came from. */
interface Caller {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}

/** When, ISO 8601, by what, and from which network. */
export interface NewDevice extends Device {
  at: string;
  network: string | null;
}

/** Every kind of job with its data: ids and addresses, never contents (rule 24). */
export interface Jobs {
  /** Opens the reports whose day has come, and reminds HR of those held over (rules 132 and 136). */
  'open-reports': Record<string, never>;
  /** Tells a new user how to sign in (rule 6). */
  'welcome-user': { brandId: string; membershipId: string };
  /**
   * Mails a link if the e-mail has an account. It runs after the answer, so the answer gives
   * nothing away (rule 2).
   */
  'request-reset': { email: string; locale?: Locale | undefined; host: string };
  /**
   * Notes a failed sign-in in the journals of the account's companies, if there is such an account.
   * It runs after the answer, so the answer gives nothing away (rule 2).
   */
  'note-failed-sign-in': { email: string; at: string; from?: Caller };
  /** Tells somebody that their account was signed in to on a device that it doesn't know. */
  'tell-new-device': NewDevice & { brandId: string; accountId: string };
  /** Mails a code to somebody who proves by it that they read the account's mail. */
  'mail-code': { brandId: string; accountId: string };
  /**
   * Mails a code that makes a device known, if the e-mail has an account. It runs after the answer, so the
   * answer gives nothing away (rule 2).
   */
  'let-in': { email: string; locale?: Locale | undefined; host: string };
  /**
   * Writes to the new e-mail that somebody has given themself. It runs after the answer, so the
   * answer gives nothing away.
   */
  'prove-email': { brandId: string; accountId: string };
  /** Tells HR by letter who asked to come in by the company's provider and wasn't let in. */
  'tell-asked': { brandId: string };
  /** Tells super administrators that a provider named nobody's groups (rule 110). */
  'tell-no-groups': { brandId: string; connection: string };
  /** Tells super administrators that one of them came in past the company's own sign-in (rule 109). */
  'tell-spare-used': NewDevice & { brandId: string; accountId: string };
  /** Tells super administrators that many accounts were paused (rule 201). */
  'tell-paused': { brandId: string };
  /** Tells super administrators that an API key ends in so many days (rule 211). */
  'tell-key-ends': { brandId: string; keyId: string };
  /** Does what takes a super administrator's rights, a day after it was asked for (rule 98). */
  'do-right': { brandId: string; rightId: string };
  /** Erases a former person, a day after an administrator asked for it (rule 114). */
  'erase-person': { brandId: string; erasureId: string };
  /** Invites everybody in a brand whose invitation is due (rules 16 and 58). */
  'invite-participants': { brandId: string };
  /** The same in every brand, for those whom a process has forgotten. */
  'invite-due': ByClock;
  /** Tells people invited before who has been added in their role (rule 26). */
  'tell-additions': { brandId: string; questionaryId: string; addedIds: string[] };
  /** Tells people who still have to answer that the last day is earlier now (decision 029). */
  'tell-earlier-end': { brandId: string; questionaryId: string };
  /** Writes to the former e-mail of a person whose e-mail somebody else has replaced (rule 50). */
  'tell-redirected': { brandId: string; from: string; to: string; invited: boolean } & Redirected;
  /** Reminds people before the last day (rule 58). */
  'remind-due': ByClock;
  /** Invites people again whose letter was given up (decision 027). */
  'invite-unreached': ByClock;
  /** Passes notifications on by letter and Slack. */
  'tell-news': { brandId: string };
  /** Sends one letter of the outbox. */
  deliver: { brandId: string; deliveryId: string };
  /** The same of a message for Slack. */
  'deliver-slack': { brandId: string; deliveryId: string };
  /** Sends messages that wait although their job was given up (rule 96b). */
  'deliver-forgotten': ByClock;
  /** Tells an address of the company's systems what waits for it (rule 200). */
  'send-hooks': { brandId: string; hookId: string };
  /** The same in every brand, for what has no job any more. */
  'send-due-hooks': ByClock;
  /** Makes the final reports of a questionary that is done (rule 17). */
  'make-reports': { brandId: string; questionaryId: string };
  /**
   * Makes the next PDFs of its final reports before anybody asks for them, and adds itself again while
   * some are left. `after`: the last subject who has one.
   */
  'make-pdfs': { brandId: string; questionaryId: string; after?: string };
  /** Tries again where making reports was given up (rule 17). */
  'make-missing-reports': ByClock;
  /** Makes the next PDFs of an archive of reports, and adds itself again while some are left. */
  'make-archive': { brandId: string; archiveId: string };
  /** Forgets archives that can be downloaded no more. */
  'delete-archives': ByClock;
  /**
   * Sends the next people of a cycle who are ready to work, and adds itself again while some are left.
   * `after`: the last one that was tried. `tells`: HR hears how it went.
   */
  'launch-cycle': { brandId: string; cycleId: string; tells: boolean; after?: string };
  /**
   * Tells at once what cycles ask of people besides answering: of these, or of all whom choosing in the cycle asks.
   */
  'tell-tasks': { brandId: string; cycleId: string; employeeIds?: string[] };
  /** Tells people at the hour of letters what they have to do besides answering. */
  'task-letters': ByClock;
  /** Closes the development plans of people who have left (rule 153). */
  'close-plans': ByClock;
  /** Ends choosing, sends cycles to work and ends them, each by its days. */
  'cycle-days': ByClock;
  /** Ends questionaries whose last day is over in their brand's time zone (rule 17). */
  'end-questionaries': ByClock;
  /** Deletes begun answers that no other device has taken in time (rule 139). */
  'forget-handovers': ByClock;
  /** Destroys the keys of sheets that are gone (rule 24). */
  'destroy-keys': { brandId: string };
  /** The same in every brand, for keys whose job was given up. */
  'destroy-forgotten-keys': ByClock;
  /** Tells HR where keys of waiting answers are lost (decision 107). */
  'find-lost-keys': ByClock;
  /** Looks whether domains and providers are still what they were (rule 108). */
  'check-sso': ByClock;
  /** Removes expired sessions, one-time tokens and counted failures (rule 5). */
  'delete-expired': ByClock;
  /** Deletes what has been kept for longer than its term (rule 93). */
  'delete-old': ByClock;
  /** Announces and deletes reports whose term is over (rule 113). */
  'keep-terms': ByClock;
  /** Keeps what company results tell from this day on (rule 71b). */
  'count-company': ByClock;
  /** Looks which sources of people are due (rule 186). */
  'find-due-sources': ByClock;
  /** Looks for a file of a source. `isAsked`: somebody wants it now, even if it was read already. */
  'read-source': { brandId: string; sourceId: string; isAsked?: boolean };
  /** Writes new entries of the activity log as lines (rule 185). */
  'write-audit-lines': ByClock;
}
/** Started by the clock, not by a call, so it has no data. */
type ByClock = Record<never, never>;
export type JobName = keyof Jobs;

interface When {
  /** The earliest moment to run. Left out: now. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** Of jobs that are due, the lowest goes first. From 0 to `lastPlace`. Null: in its company's line. */
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

/** Jobs with this flag stand behind others of their company (`add_job` in `db/migrate.ts`). */
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
