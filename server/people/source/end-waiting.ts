import { notifyOfSource } from '#server/company/notification/notify.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { refuseAllOpenRuns } from './queries.ts';

/**
 * Ends every file that waits, and tells HR: whom a sealed file names can't be looked up, and somebody was erased
 * (rule 213).
 */
export async function endWaiting(scope: Scope, now: Date): Promise<void> {
  const none = { joined: 0, moved: 0, left: 0 };
  for (const { id, source } of await refuseAllOpenRuns(scope)) {
    const news = { what: 'ended' as const, runId: id, source: source ?? '', ...none };
    await notifyOfSource(scope, news, now);
  }
}
