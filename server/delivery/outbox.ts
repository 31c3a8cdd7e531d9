import { randomUUID } from 'node:crypto';
import type { Device } from '#contract/rules/device.ts';
import type { Locale } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import { addJobs, type Redirected } from '#server/jobs/add-job.ts';
import { insertDeliveries } from './queries.ts';

/**
 * Kinds of messages with what each one needs: ids, addresses, and what happened. The words, and above
 * all links, are made when the message is sent, so no token is ever stored (rule 3). They are made only
 * when the address is still the person's, so links never go to a former address.
 */
export interface DeliveryPayloads {
  invitation: { questionaryId: string; employeeId: string };
  additions: { questionaryId: string; employeeId: string; addedIds: string[] };
  earlierEnd: { questionaryId: string; employeeId: string };
  /** `invited`: they had been asked to answer, so their invitations move too. */
  redirected: { to: string; invited: boolean } & Redirected;
  account: { membershipId: string };
  newEmail: { accountId: string };
  emailMoved: { accountId: string };
  reset: { accountId: string; locale?: Locale | undefined };
  /** `how`: in the settings or by a mailed link; `at`: when, ISO 8601. */
  passwordChanged: { accountId: string; how: 'changed' | 'reset'; at: string } & Device;
}
export type DeliveryType = keyof DeliveryPayloads;

interface Recipient<N extends DeliveryType> {
  email: string;
  payload: DeliveryPayloads[N];
}

/**
 * Puts messages into the outbox together with the jobs that send them, in the caller's transaction.
 */
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
