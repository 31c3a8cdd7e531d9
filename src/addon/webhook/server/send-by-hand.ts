import { randomUUID } from 'node:crypto';
import type { sendWebhookAgain, testWebhook } from '#addon/webhook/contract/webhook.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { insertWebhookTest, makeDue, noteOutcome } from './queries.ts';
import { requireActive } from './require-webhook.ts';
import { queueWebhook } from './tell.ts';

/** Whoever presses a button waits for it: a webhook that rests does so no longer. */

export const sendAgain = (call: Call<typeof sendWebhookAgain>) =>
  inBrand(call, async (scope, { now }) => {
    const { id: hookId, failingSince } = await requireActive(scope, call.params.id);
    const isThere = await makeDue(scope, { hookId, id: call.params.deliveryId, now });
    if (!isThere) throw notFound();
    await noteOutcome(scope, hookId, { failingSince, restsUntil: null });
    await queueWebhook(scope, hookId, { at: now, now });
    return { message: call.t('hookMessages.again') };
  });

export const sendTest = (call: Call<typeof testWebhook>) =>
  inBrand(call, async (scope, { now }) => {
    const { id: hookId, failingSince } = await requireActive(scope, call.params.id);
    await insertWebhookTest(scope, { id: randomUUID(), hookId, nextAt: now, at: now });
    await noteOutcome(scope, hookId, { failingSince, restsUntil: null });
    await queueWebhook(scope, hookId, { at: now, now });
    return { message: call.t('hookMessages.tested') };
  });
