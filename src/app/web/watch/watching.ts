import { configured } from '#platform/web/shared/configured.ts';

/** What counts pages and tells of errors. Where neither is configured it is never loaded (rule 78). */
export async function watching() {
  const isWatched = configured('analytics') ?? configured('report-errors');
  return isWatched === undefined ? undefined : import('./watch.ts').catch(() => undefined);
}
