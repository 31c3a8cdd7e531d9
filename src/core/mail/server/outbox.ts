import { randomUUID } from 'node:crypto';
import type { BrandField } from '#core/audit/contract/audit-fields.ts';
import type { FactorNews } from '#core/factor/contract/rules/factor.ts';
import type { DeliveryType } from '#core/mail/contract/rules/deliveries.ts';
import type { NewsType } from '#core/mail/contract/template/rules/templates.ts';
import type { AlertNews } from '#core/security/contract/rules/alert.ts';
import type { RightsNews } from '#core/security/contract/rules/right-change.ts';
import type { SsoEntryNews } from '#core/sso/contract/rules/sso-entry-news.ts';
import type { SsoNews } from '#core/sso/contract/rules/sso-news.ts';
import type { Device } from '#platform/contract/rules/device.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJobs, type Redirected } from '#platform/server/jobs/add-job.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type Channel, countInLine, insertDeliveries } from './queries.ts';

/** ISO 8601: until then what it tells of shuts no other super administrator out (rule 98c). */
interface Until {
  until?: string | undefined;
}

/**
 * Kinds of messages with what each one needs: ids, addresses, and what happened. The words, and above
 * all links, are made when the message is sent, so no token is ever stored (rule 3). They are made only
 * when the address is still the person's, so links never go to a former address.
 */
interface Payloads {
  /** About all that waits for the person's answers when it is written. */
  invitation: { employeeId: string };
  /** The same for somebody who was invited before. */
  reminder: { employeeId: string };
  /** The invitation of a cycle, to HR who wants to see it. */
  testInvitation: { membershipId: string; cycleId: string };
  /** About all that the person has to do besides answering when it is written. */
  tasks: { employeeId: string; isPrivate?: boolean };
  /** About everybody of whom they are asked whether anything has changed when it is written (rule 229). */
  followUp: { employeeId: string; isPrivate: true };
  additions: { questionaryId: string; employeeId: string; addedIds: string[] };
  earlierEnd: { questionaryId: string; employeeId: string };
  /** Their answers can't be read any more: they are asked to answer again. */
  askedAgain: { questionaryId: string; employeeId: string };
  /** `invited`: they had been asked to answer, so their invitations move too. */
  redirected: { to: string; invited: boolean } & Redirected;
  /** Another record, the taker, has come to the name of this one. */
  nameTaken: { employeeId: string; takerId: string };
  account: { membershipId: string };
  newEmail: { accountId: string };
  emailMoved: { accountId: string };
  reset: { accountId: string; locale?: Locale | undefined };
  /** Notifications of one type for one member, by letter or by Slack. */
  news: { membershipId: string; type: NewsType; ids: string[] };
  /** A report with the sender's message: by letter or by Slack. */
  report: { sendingId: string };
  /**
   * About somebody's rights: a change, one that waits, or one that was stopped. `at`: when, ISO 8601. `stops`: who may stop
   * which by the letter's link.
   */
  rights: {
    news: RightsNews;
    at: string;
    locale: Locale;
    isSuper: boolean;
    stops?: { accountId: string; rightId: string };
  };
  /** A former person is going to be erased. */
  erasureDue: { erasureId: string; locale: Locale };
  /** The company has decided something about its security: the changed fields, who did it and when, ISO 8601. */
  settings: { fieldList: BrandField[]; by: string | null; at: string; locale: Locale } & Until;
  /** Something has happened to a company's own sign-in. `at`: when, ISO 8601. */
  sso: { news: SsoNews; at: string; locale: Locale } & Until;
  /** Somebody has signed in on a device that the account doesn't know. */
  newDevice: { accountId: string; at: string; network: string | null } & Device;
  /** What has become of their second factor. */
  factor: { accountId: string; what: FactorNews; at: string; network: string | null } & Device;
  /** `isToLetIn`: makes a device known; else it proves that they read the account's mail. */
  mailCode: { accountId: string; isToLetIn?: true; locale?: Locale | undefined };
  /** Their company asks for a second factor, which they haven't got yet. */
  factorWanted: { accountId: string; by: string };
  /** About signing in by the company's provider (rules 109 and 110). `at`: when, ISO 8601. */
  ssoEntry: { news: SsoEntryNews; at: string; locale: Locale };
  /** The file with a person's own data. */
  dataReady: { membershipId: string };
  /** What will be deleted from that day on, YYYY-MM-DD, because its term is over. */
  termOver: { what: 'reports' | 'people'; membershipId: string; from: string };
  /** Something has happened that should be looked into. `at`: when, ISO 8601. */
  alert: AlertNews & { at: string; locale: Locale };
  /** `how`: in the settings or by a mailed link; `at`: when, ISO 8601. */
  passwordChanged: { accountId: string; how: 'changed' | 'reset'; at: string } & Device;
}
export type DeliveryPayloads = { [N in DeliveryType]: Payloads[N] };

interface Recipient<N extends DeliveryType> {
  /** An e-mail, or a Slack id. */
  email: string;
  payload: DeliveryPayloads[N];
  /** A message with the same key that is not written yet is joined instead. */
  key?: string;
}

/**
 * Puts messages into the outbox together with the jobs that send them, in the caller's transaction.
 * Returns their ids, in the order of the recipients.
 */
export async function queueDeliveries<N extends DeliveryType>(
  scope: Scope,
  type: N,
  recipients: Recipient<N>[],
  now: Date,
  channel: Channel = 'email',
): Promise<string[]> {
  if (recipients.length === 0) return [];
  const rows = recipients.map(({ email, payload, key }) => ({
    id: randomUUID(),
    channel,
    recipient: email,
    type,
    payload,
    key,
    createdAt: now,
  }));
  const place = await placeOf(scope, type, now);
  const joined = await insertDeliveries(scope, rows);
  const added = rows.filter(({ id }) => !joined.has(id));
  const jobs = added.map(({ id }) => ({ brandId: scope.brandId, deliveryId: id }));
  if (jobs.length > 0) await addJobs(scope, jobOf(channel), jobs, place);
  return rows.map(({ id }) => joined.get(id) ?? id);
}

/** Which kind of job sends a message. */
export const jobOf = (channel: Channel) => (channel === 'email' ? 'deliver' : 'deliver-slack');

/** Somebody has asked for these and waits for them. */
export const waitedFor: readonly DeliveryType[] = [
  'account',
  'reset',
  'newEmail',
  'emailMoved',
  'passwordChanged',
  'newDevice',
  'factor',
  'mailCode',
  'rights',
  'erasureDue',
  'settings',
  'sso',
  'ssoEntry',
  'dataReady',
  'alert',
  'report',
];

/** The earliest place in line of such a message: somebody waits for it, or nobody does. */
export const firstPlaceOf = (type: DeliveryType): number => (waitedFor.includes(type) ? 0 : 1);

/**
 * Where a message stands in line: what somebody waits for first, the rest behind what its company has
 * waiting. So a company with few letters does not wait for one with thousands (rule 91).
 */
async function placeOf(scope: Scope, type: DeliveryType, now: Date): Promise<number> {
  const first = firstPlaceOf(type);
  return first === 0 ? first : first + (await countInLine(scope, now));
}
