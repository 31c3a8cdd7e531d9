import { randomUUID } from 'node:crypto';
import type { Locale } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import { addJobs } from '#server/jobs/add-job.ts';
import { insertDeliveries } from './queries.ts';

/**
 * Kinds of messages with what each names. Ids and addresses only: the words, and above all links, are made when
 * the message is sent, so that no token is ever at rest (rule 3), and only when the address is
 * still the person's: links never go to one that was given up meanwhile.
 */
export interface DeliveryPayloads {
  invitation: { questionaryId: string; employeeId: string };
  additions: { questionaryId: string; employeeId: string; addedIds: string[] };
  earlierEnd: { questionaryId: string; employeeId: string };
  redirected: { employeeId: string; to: string };
  account: { membershipId: string };
  newEmail: { accountId: string };
  emailMoved: { accountId: string };
  reset: { accountId: string; locale?: Locale | undefined };
}
export type DeliveryType = keyof DeliveryPayloads;

interface Recipient<N extends DeliveryType> {
  email: string;
  payload: DeliveryPayloads[N];
}

/** Puts messages into the outbox, with the jobs that send them, in the transaction that causes them. */
export async function queueDeliveries<N extends DeliveryType>(
  scope: Scope,
  type: N,
  recipients: Recipient<N>[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map(({ email, payload }) => ({
    id: randomUUID(),
    channel: 'email' as const,
    recipient: email,
    type,
    payload,
    createdAt: now,
  }));
  await insertDeliveries(scope, rows);
  await addJobs(
    scope,
    'deliver',
    rows.map(({ id }) => ({ brandId: scope.brandId, deliveryId: id })),
  );
}
