import type { WebhookFault } from '#addon/webhook/contract/webhook-events.ts';
import { brandAddress } from '#core/company/server/address.ts';
import type { Context } from '#platform/server/context.ts';
import { openSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { OutboundRefused } from '#platform/server/outbound/outbound.ts';
import { bodyOf } from './body.ts';
import type { DeliveryRow, WebhookRow } from './queries.ts';
import { signedHeaders } from './sign.ts';

type Answered = { status: number; fault: null } | { status: null; fault: WebhookFault };

/** Tells it once, and says how that went. */
export async function sendOne(
  { config, keyring, outbound, now }: Context,
  webhook: WebhookRow,
  { id, event, at, payload }: DeliveryRow,
  { slug, domain }: { slug: string; domain: string | null },
): Promise<Answered> {
  const secrets = await openSecrets({ keyring, now }, webhook);
  if (!secrets) return { status: null, fault: 'noSecret' };
  const told = { id, event, at, payload: payload as object };
  const body = bodyOf(told, { slug, address: brandAddress(config.publicUrl, domain) });
  const headers = signedHeaders({ id, now: now(), body }, secrets);
  try {
    const { status } = await outbound.fetch(webhook.url, { method: 'POST', headers, body });
    return { status, fault: null };
  } catch (error) {
    return { status: null, fault: faultOf(error as Error) };
  }
}

function faultOf(error: Error): WebhookFault {
  if (error instanceof OutboundRefused) return 'refused';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'late' : 'unreachable';
}

/** The secret, and the former one for a day. Undefined where the keyring doesn't open it. */
async function openSecrets(
  { keyring, now }: Pick<Context, 'keyring' | 'now'>,
  { id, sealedSecret, formerSealed, formerUntil }: WebhookRow,
): Promise<string[] | undefined> {
  const secret = await openSecret(keyring, { id, sealedSecret });
  if (!secret) return undefined;
  const isOver = !formerSealed || !formerUntil || formerUntil <= now();
  const former = isOver ? undefined : await openSecret(keyring, { id, sealedSecret: formerSealed });
  return former ? [secret, former] : [secret];
}
