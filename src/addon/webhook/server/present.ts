import type { Hook, HookDelivery } from '#addon/webhook/contract/hook.ts';
import type { DeliveryRow, HookRow } from './queries.ts';

export function presentHook(row: HookRow, now: Date): Hook {
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
}: DeliveryRow): HookDelivery => ({
  id,
  event,
  state,
  at: at.toISOString(),
  tryList: attempts,
  nextAt: state === 'waiting' ? nextAt.toISOString() : null,
});
