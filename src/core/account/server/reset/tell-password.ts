import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import { type DeliveryPayloads, queueDeliveries } from '#core/mail/server/outbox.ts';
import { getAccount } from '#core/user/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { enterBrand, type Tx } from '#platform/server/db/scope.ts';

/** A call that has set a password, by whomever in which company. */
export interface PasswordCall {
  context: Context;
  request: FastifyRequest;
  actor: { accountId: string; brandId: string };
}

/** Queues the letter that tells the person of it (rule 49). */
export async function tellPassword(
  tx: Tx,
  { context, request, actor: { accountId, brandId } }: PasswordCall,
  how: DeliveryPayloads['passwordChanged']['how'],
): Promise<void> {
  const now = context.now();
  const { email } = await getAccount(tx, accountId);
  const device = deviceOf(request.headers['user-agent']);
  const payload = { accountId, how, at: now.toISOString(), ...device };
  const scope = await enterBrand(tx, brandId);
  await queueDeliveries(scope, 'passwordChanged', [{ email, payload }], now);
}
