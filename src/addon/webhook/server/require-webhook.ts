import type { Scope } from '#platform/server/db/scope.ts';
import { conflict, orNotFound } from '#platform/server/shared/errors.ts';
import { findWebhook, type WebhookRow } from './queries.ts';

/** 404 where there is none. */
export async function requireWebhook(scope: Scope, id: string): Promise<WebhookRow> {
  const found = await findWebhook(scope, id);
  return orNotFound(found);
}

/** 409 where it is off: nothing would be told there. */
export async function requireActive(scope: Scope, id: string): Promise<WebhookRow> {
  const found = await requireWebhook(scope, id);
  if (!found.isActive) throw conflict({ path: 'id', key: 'hookMessages.isOff' });
  return found;
}
