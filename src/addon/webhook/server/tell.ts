import { type WebhookEvent, webhookEvents } from '#addon/webhook/contract/webhook-events.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { News } from '#platform/server/happened.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { hasWebhook, insertTold } from './queries.ts';

const isWebhookNews = (one: News): one is News & { event: WebhookEvent } =>
  webhookEvents.some((event) => event === one.event);

/** Tells the company's systems. Where none wants to know, it costs one query. */
export async function tellWebhooks(scope: Scope, all: readonly News[], now: Date): Promise<void> {
  const news = all.filter(isWebhookNews);
  const events = [...new Set(news.map(({ event }) => event))];
  if (events.length === 0 || !(await hasWebhook(scope, events))) return;
  const told = news.map(({ event, facts, at = now }) => ({
    event,
    payload: facts,
    at: at.toISOString(),
  }));
  for (const { hookId, at } of await insertTold(scope, told)) {
    await queueWebhook(scope, hookId, { at, now });
  }
}

/** Queues a job that sends what is due there then. One job will do for all of it. */
export const queueWebhook = (
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
