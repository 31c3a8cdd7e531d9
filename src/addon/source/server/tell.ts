import type { SourceNews } from '#core/notification/server/kinds.ts';
import { notifyOfSource } from '#core/notification/server/notify.ts';
import type { KeptOutlook } from '#platform/server/db/schema/run.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { refuseAllOpenRuns } from './queries.ts';

/** Tells HR in the bell that a file waits, was stopped or can't be read. */
export const tellOfRun = (
  scope: Scope,
  news: Pick<SourceNews, 'what' | 'runId' | 'source'>,
  { figures }: Pick<KeptOutlook, 'figures'>,
  now: Date,
): Promise<void> => {
  const { joined, moved, left } = figures;
  return notifyOfSource(scope, { ...news, joined, moved, left }, now);
};

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
