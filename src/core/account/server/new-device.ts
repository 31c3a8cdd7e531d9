import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import type { Context } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { networkOf } from '#platform/server/shared/address/address-block.ts';

interface Entrant {
  accountId: string;
  brandId: string;
}

/**
 * Has the person told of a sign-in on a device without a value of theirs (rule 44). The first one follows the
 * letter's link that set the password, and comes by no sign-in.
 */
export const queueNewDevice = (
  tx: Tx,
  { accountId, brandId }: Entrant,
  { context, request }: { context: Pick<Context, 'now'>; request: FastifyRequest },
): Promise<void> =>
  addJob({ tx }, 'tell-new-device', {
    brandId,
    accountId,
    at: context.now().toISOString(),
    network: networkOf(request.ip),
    ...deviceOf(request.headers['user-agent']),
  });
