import type { WebhookTry } from '#addon/webhook/contract/webhook-events.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { listBrandsWith } from '#core/company/server/queries.ts';
import { tellAlert } from '#core/security/server/tell-alert.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import {
  type DeliveryRow,
  findNextDue,
  findWebhook,
  getWebhookSender,
  giveUpWaiting,
  hasDueWebhooks,
  listDueWebhooks,
  noteOutcome,
  saveWebhook,
  saveWebhookTry,
  takeNext,
  type WebhookRow,
} from './queries.ts';
import { hasFailedTooLong, nextTry, restAfter } from './retry.ts';
import { sendOne } from './send-one.ts';
import { queueWebhook } from './tell.ts';

/** The most messages that one job sends: then other webhooks have their turn. */
const mostAtOnce = 20;
/** How long, in ms, a job has a message to itself: after that a killed one's is told again. More than the way out waits. */
const lease = 60 * 1000;

/**
 * Tells a webhook what is due there, one after another, until one doesn't arrive: then the webhook rests (rule 200). What is
 * left goes by a further job.
 */
export const sendWebhooks: TaskOf<'send-hooks'> = async (context, { brandId, hookId }) => {
  const { database, now } = context;
  const inOwn = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
  for (let sent = 0; ; sent += 1) {
    const taken = sent < mostAtOnce && (await inOwn((scope) => take(scope, hookId, now())));
    if (!taken) return sent > 0 ? inOwn((scope) => queueRest(scope, hookId, now())) : undefined;
    const answered = await sendOne(context, taken.webhook, taken.delivery, taken.sender);
    const made: WebhookTry = { at: now().toISOString(), ...answered };
    await inOwn((scope) => note(scope, context, { ...taken, made }));
  }
};

/** Queues jobs for what is due and has none any more: its process is gone, or it waited while its webhook rested. */
export const sendDueWebhooks: TaskOf<'send-due-hooks'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasDueWebhooks(moment));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, async (scope) => {
      for (const hookId of await listDueWebhooks(scope, moment))
        await queueWebhook(scope, hookId, { at: moment, now: moment });
    }),
  );
};

interface Taken {
  webhook: WebhookRow;
  delivery: DeliveryRow;
  sender: Awaited<ReturnType<typeof getWebhookSender>>;
}

async function take(scope: Scope, hookId: string, now: Date): Promise<Taken | undefined> {
  const webhook = await findWebhook(scope, hookId);
  if (!webhook?.isActive || (webhook.restsUntil && webhook.restsUntil > now)) return undefined;
  const until = new Date(now.getTime() + lease);
  const delivery = await takeNext(scope, hookId, { now, until });
  return delivery && { webhook, delivery, sender: await getWebhookSender(scope) };
}

/** Keeps what came of a try. A webhook that didn't take it rests. */
async function note(
  scope: Scope,
  { now: clock }: Pick<Context, 'now'>,
  { webhook, delivery, made }: Taken & { made: WebhookTry },
): Promise<void> {
  const now = clock();
  const { status } = made;
  if (status !== null && status >= 200 && status < 300) {
    await saveWebhookTry(scope, delivery.id, { state: 'sent', made });
    return noteOutcome(scope, webhook.id, { failingSince: null, restsUntil: null });
  }
  const nextAt = nextTry(delivery.attempts.length + 1, now);
  const state = nextAt ? 'waiting' : 'failed';
  await saveWebhookTry(scope, delivery.id, { state, made, ...(nextAt && { nextAt }) });
  const failingSince = webhook.failingSince ?? now;
  const wasFailing = webhook.failingSince !== null;
  await noteOutcome(scope, webhook.id, {
    failingSince,
    restsUntil: restAfter({ wasFailing }, now),
  });
  if (status === 410) await turnOff(scope, webhook, 'gone', now);
  else if (hasFailedTooLong(failingSince, now)) await turnOff(scope, webhook, 'failing', now);
}

/** Nothing is told there any more until somebody turns it on again, and super administrators know. */
async function turnOff(
  scope: Scope,
  { id, name }: WebhookRow,
  offFor: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  await saveWebhook(scope, id, { isActive: false, offFor });
  await giveUpWaiting(scope, id);
  const doer = { context: { now: () => now }, actor: { accountId: null } };
  const details = { fieldList: ['isActive'] };
  await noteAudit(scope, doer, { verb: 'update', kind: 'hook', id, name, details });
  await tellAlert(
    scope,
    { what: offFor === 'gone' ? 'hookGone' : 'hookFailing', about: name },
    now,
  );
}

/** Queues a job for what is left there, for when the next of it is due, and not while the webhook rests. */
async function queueRest(scope: Scope, hookId: string, now: Date): Promise<void> {
  const webhook = await findWebhook(scope, hookId);
  const next = webhook && (await findNextDue(scope, hookId));
  if (!next) return;
  const { restsUntil } = webhook;
  await queueWebhook(scope, hookId, {
    at: restsUntil && restsUntil > next ? restsUntil : next,
    now,
  });
}
