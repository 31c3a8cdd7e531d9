import type { HookTry } from '#addon/webhook/contract/hook-events.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { listBrandsWith } from '#core/company/server/queries.ts';
import { tellAlert } from '#core/security/server/tell-alert.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import {
  type DeliveryRow,
  findHook,
  findNextDue,
  getHookSender,
  giveUpWaiting,
  type HookRow,
  hasDueHooks,
  listDueHooks,
  noteOutcome,
  saveHook,
  saveHookTry,
  takeNext,
} from './queries.ts';
import { hasFailedTooLong, nextTry, restAfter } from './retry.ts';
import { sendOne } from './send-one.ts';
import { queueHook } from './tell.ts';

/** So many in one job: then other hooks have their turn. */
const mostAtOnce = 20;
/** Whoever takes one and is killed leaves it to be told again. Longer than the way out waits. */
const lease = 60 * 1000;

/**
 * Tells a hook what is due there, one after another, until one doesn't arrive: then the hook rests (rule 200). What is
 * left goes by a further job.
 */
export const sendHooks: TaskOf<'send-hooks'> = async (context, { brandId, hookId }) => {
  const { database, now } = context;
  const inOwn = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
  for (let sent = 0; ; sent += 1) {
    const taken = sent < mostAtOnce && (await inOwn((scope) => take(scope, hookId, now())));
    if (!taken) return sent > 0 ? inOwn((scope) => queueRest(scope, hookId, now())) : undefined;
    const answered = await sendOne(context, taken.hook, taken.delivery, taken.sender);
    const made: HookTry = { at: now().toISOString(), ...answered };
    await inOwn((scope) => note(scope, context, { ...taken, made }));
  }
};

/** The same for whatever is due and has no job any more: its process is gone, or it waited while its hook rested. */
export const sendDueHooks: TaskOf<'send-due-hooks'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasDueHooks(moment));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, async (scope) => {
      for (const hookId of await listDueHooks(scope, moment))
        await queueHook(scope, hookId, { at: moment, now: moment });
    }),
  );
};

interface Taken {
  hook: HookRow;
  delivery: DeliveryRow;
  sender: Awaited<ReturnType<typeof getHookSender>>;
}

async function take(scope: Scope, hookId: string, now: Date): Promise<Taken | undefined> {
  const hook = await findHook(scope, hookId);
  if (!hook?.isActive || (hook.restsUntil && hook.restsUntil > now)) return undefined;
  const until = new Date(now.getTime() + lease);
  const delivery = await takeNext(scope, hookId, { now, until });
  return delivery && { hook, delivery, sender: await getHookSender(scope) };
}

/** Keeps what came of a try. A hook that didn't take it rests. */
async function note(
  scope: Scope,
  { now: clock }: Pick<Context, 'now'>,
  { hook, delivery, made }: Taken & { made: HookTry },
): Promise<void> {
  const now = clock();
  const { status } = made;
  if (status !== null && status >= 200 && status < 300) {
    await saveHookTry(scope, delivery.id, { state: 'sent', made });
    return noteOutcome(scope, hook.id, { failingSince: null, restsUntil: null });
  }
  const nextAt = nextTry(delivery.attempts.length + 1, now);
  const state = nextAt ? 'waiting' : 'failed';
  await saveHookTry(scope, delivery.id, { state, made, ...(nextAt && { nextAt }) });
  const failingSince = hook.failingSince ?? now;
  const wasFailing = hook.failingSince !== null;
  await noteOutcome(scope, hook.id, { failingSince, restsUntil: restAfter({ wasFailing }, now) });
  if (status === 410) await turnOff(scope, hook, 'gone', now);
  else if (hasFailedTooLong(failingSince, now)) await turnOff(scope, hook, 'failing', now);
}

/** Nothing is told there any more until somebody turns it on again, and super administrators know. */
async function turnOff(
  scope: Scope,
  { id, name }: HookRow,
  offFor: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  await saveHook(scope, id, { isActive: false, offFor });
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

/** What is left there goes when the next of it is due, and not while the hook rests. */
async function queueRest(scope: Scope, hookId: string, now: Date): Promise<void> {
  const hook = await findHook(scope, hookId);
  const next = hook && (await findNextDue(scope, hookId));
  if (!next) return;
  const { restsUntil } = hook;
  await queueHook(scope, hookId, {
    at: restsUntil && restsUntil > next ? restsUntil : next,
    now,
  });
}
