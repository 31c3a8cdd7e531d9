import type { SourceNews } from '#server/company/notification/kinds.ts';
import { notifyOfSource } from '#server/company/notification/notify.ts';
import type { KeptOutlook } from '#server/platform/db/schema/run.ts';
import type { Scope } from '#server/platform/db/scope.ts';

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
