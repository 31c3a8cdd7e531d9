import { randomUUID } from 'node:crypto';
import type { EntryCall } from '#core/account/server/enter.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import type { trustedDevice } from '#core/factor/server/tables/factor.ts';

/** This device is not asked for the factor for some days: known by the id in the value that it keeps (rule 44). */
export const newTrusted = (
  { accountId, device }: { accountId: string; device: string },
  { context, request }: EntryCall,
): typeof trustedDevice.$inferInsert => ({
  id: randomUUID(),
  accountId,
  deviceId: device.split('.')[0] ?? '',
  ...deviceOf(request.headers['user-agent']),
  trustedAt: context.now(),
});
