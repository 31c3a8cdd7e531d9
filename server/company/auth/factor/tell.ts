import type { FactorNews } from '#contract/company/rules/factor.ts';
import { deviceOf } from '#server/company/audit/user-agent.ts';
import type { EntryCall } from '#server/company/auth/enter.ts';
import type { Tx } from '#server/platform/db/scope.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { networkOf } from '#server/platform/shared/address/address-block.ts';

/** Has the person told by letter of what has become of their factor: by what, and from which network. */
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
