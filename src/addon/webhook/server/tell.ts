import type { HookEvent } from '#addon/webhook/contract/hook-events.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { HookFacts } from './body.ts';
import { hasHook, insertTold } from './queries.ts';

/** Something that a company's systems want to know of. */
export type HookNews = {
  [N in HookEvent]: {
    event: N;
    facts: HookFacts[N];
    /** When it is told, where that is later than now. */
    at?: Date | undefined;
  };
}[HookEvent];

/**
 * Tells the company's systems what has happened, in the transaction of the action itself: both happen or neither. It
 * asks once where nobody wants to know.
 */
export async function tellHooks(scope: Scope, news: readonly HookNews[], now: Date): Promise<void> {
  const events = [...new Set(news.map(({ event }) => event))];
  if (events.length === 0 || !(await hasHook(scope, events))) return;
  const told = news.map(({ event, facts, at = now }) => ({
    event,
    payload: facts,
    at: at.toISOString(),
  }));
  for (const { hookId, at } of await insertTold(scope, told)) {
    await queueHook(scope, hookId, { at, now });
  }
}

/** Sends what is due there then. One job will do for all of it. */
export const queueHook = (
  scope: Scope,
  hookId: string,
  { at, now }: { at: Date; now: Date },
): Promise<void> => {
  const isLater = at > now;
  return addJob(
    scope,
    'send-hooks',
    { brandId: scope.brandId, hookId },
    {
      key: isLater ? `hook ${hookId} ${at.toISOString()}` : `hook ${hookId}`,
      ...(isLater && { runAt: at }),
    },
  );
};
