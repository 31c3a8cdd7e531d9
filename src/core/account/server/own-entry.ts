import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import type { SsoState } from '#platform/contract/rules/trust.ts';
import type { Context } from '#platform/server/context.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { networkOf } from '#platform/server/shared/address/address-block.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { formerNow, type Held } from './session.ts';

/** How a company wants its people to come in, and whether this one may come past it (rule 109). */
export interface Entrance extends Held {
  sso: SsoState;
  isSpare: boolean;
}

/** Whether a password or passkey of their own opens the company to them. */
export const opensByOwn = ({ sso, isSpare, former }: Entrance, now: Date): boolean =>
  sso !== 'required' || isSpare || formerNow({ former }, now)?.byPassword === true;

/**
 * 403 `ssoRequired` where the company lets people in by its own provider only. To be asked once a password or a passkey
 * has proved right: nobody else learns it.
 */
export function requireOwnEntry(entrance: Entrance, now: Date): void {
  if (!opensByOwn(entrance, now)) throw new Failure('ssoRequired');
}

const ownEntry = prepared(
  `update membership m set own_entry_at = $3 from brand b
   where m.brand_id = $1 and m.account_id = $2 and 'ROLE_SUPER_ADMIN' = any(m.roles) and b.id = m.brand_id
   returning b.sso`,
);

/**
 * Keeps when a super administrator last came in by a password or passkey of their own, which makes them a spare sign-in
 * for the day when the provider fails; and tells all of them where it is used as one (rule 109). In a transaction that
 * sees the brand.
 */
export async function noteOwnEntry(
  tx: Tx,
  { accountId, brandId }: { accountId: string; brandId: string },
  { context, request }: { context: Pick<Context, 'now'>; request: FastifyRequest },
): Promise<void> {
  const now = context.now();
  const { rows } = await tx.$client.query<{ sso: SsoState }>(ownEntry(brandId, accountId, now));
  if (rows[0]?.sso !== 'required') return;
  await addJob({ tx }, 'tell-spare-used', {
    brandId,
    accountId,
    at: now.toISOString(),
    network: networkOf(request.ip),
    ...deviceOf(request.headers['user-agent']),
  });
}
