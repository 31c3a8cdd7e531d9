import type { EntryCall } from '#core/account/server/enter.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import type { FactorNews } from '#core/factor/contract/rules/factor.ts';
import type { Tx } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { networkOf } from '#platform/server/shared/address/address-block.ts';

/** Queues a letter to the person about what became of their factor: from which device and network. */
export const queueTelling = (
  tx: Tx,
  { accountId, brandId }: { accountId: string; brandId: string },
  what: FactorNews,
  { context, request }: EntryCall,
): Promise<void> =>
  addJob({ tx }, 'tell-factor', {
    brandId,
    accountId,
    what,
    at: context.now().toISOString(),
    network: networkOf(request.ip),
    ...deviceOf(request.headers['user-agent']),
  });
