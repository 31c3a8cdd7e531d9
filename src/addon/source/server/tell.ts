import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import type { SourceNews } from '#core/notification/server/kinds.ts';
import { notifyStaff } from '#core/notification/server/notify.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { News } from '#platform/server/happened.ts';
import { refuseAllOpenRuns } from './queries.ts';

/** Tells HR in the bell that a file waits, was stopped or can't be read. */
export const tellOfRun = (
  scope: Scope,
  news: Pick<SourceNews, 'what' | 'runId' | 'source'>,
  { figures }: Pick<KeptOutlook, 'figures'>,
  now: Date,
): Promise<void> => {
  const { joined, moved, left } = figures;
  return notifyStaff(scope, 'source', { ...news, joined, moved, left }, now);
};

/**
 * Once somebody is erased every file that waits ends, and HR is told: whom a sealed file names can't be looked up
 * (rule 213).
 */
export async function endWaiting(scope: Scope, news: readonly News[], now: Date): Promise<void> {
  if (!news.some(({ event }) => event === 'person.erased')) return;
  const none = { joined: 0, moved: 0, left: 0 };
  for (const { id, source } of await refuseAllOpenRuns(scope)) {
    const ended = { what: 'ended' as const, runId: id, source: source ?? '', ...none };
    await notifyStaff(scope, 'source', ended, now);
  }
}
