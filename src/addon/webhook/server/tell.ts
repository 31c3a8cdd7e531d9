import { type HookEvent, hookEvents } from '#addon/webhook/contract/hook-events.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { News } from '#platform/server/happened.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { hasHook, insertTold } from './queries.ts';

const isHookNews = (one: News): one is News & { event: HookEvent } =>
  hookEvents.some((event) => event === one.event);

/** Tells the company's systems. It asks once where nobody wants to know. */
export async function tellHooks(scope: Scope, all: readonly News[], now: Date): Promise<void> {
  const news = all.filter(isHookNews);
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
