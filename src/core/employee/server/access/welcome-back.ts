import { inviteAnew } from '#core/invitation/server/queue.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { restoreAccess } from './access-queries.ts';

/** People who return may sign in again, and are invited to whatever still waits for their answers. */
export async function welcomeBack(
  scope: Scope,
  employeeIds: readonly string[],
  now: Date,
): Promise<void> {
  await restoreAccess(scope, employeeIds);
  await inviteAnew(scope, employeeIds, now);
}
