import { randomUUID } from 'node:crypto';
import type { sendHookAgain, testHook } from '#addon/webhook/contract/hook.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { insertHookTest, makeDue, noteOutcome } from './queries.ts';
import { requireActive } from './require-hook.ts';
import { queueHook } from './tell.ts';

/** Whoever presses a button waits for it: a hook that rests does so no longer. */

export const sendAgain = (call: Call<typeof sendHookAgain>) =>
  inBrand(call, async (scope, { now }) => {
    const { id: hookId, failingSince } = await requireActive(scope, call.params.id);
    const isThere = await makeDue(scope, { hookId, id: call.params.deliveryId, now });
    if (!isThere) throw notFound();
    await noteOutcome(scope, hookId, { failingSince, restsUntil: null });
    await queueHook(scope, hookId, { at: now, now });
    return { message: call.t('hookMessages.again') };
  });

export const sendTest = (call: Call<typeof testHook>) =>
  inBrand(call, async (scope, { now }) => {
    const { id: hookId, failingSince } = await requireActive(scope, call.params.id);
    await insertHookTest(scope, { id: randomUUID(), hookId, nextAt: now, at: now });
    await noteOutcome(scope, hookId, { failingSince, restsUntil: null });
    await queueHook(scope, hookId, { at: now, now });
    return { message: call.t('hookMessages.tested') };
  });
