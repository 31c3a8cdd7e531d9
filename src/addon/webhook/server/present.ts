import type { Webhook, WebhookDelivery } from '#addon/webhook/contract/webhook.ts';
import type { DeliveryRow, WebhookRow } from './queries.ts';

export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, version, name, url, eventList, isActive, offFor, failingSince, formerUntil } = row;
  return {
    id,
    version,
    name,
    url,
    eventList,
    isActive,
    offFor,
    failingSince: failingSince?.toISOString() ?? null,
    formerUntil: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
  };
}

export const presentDelivery = ({
  id,
  event,
  state,
  at,
  attempts,
  nextAt,
}: DeliveryRow): WebhookDelivery => ({
  id,
  event,
  state,
  at: at.toISOString(),
  tryList: attempts,
  nextAt: state === 'waiting' ? nextAt.toISOString() : null,
});
