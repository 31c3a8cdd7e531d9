/** What the server has written into the page (server/platform/http/page/page.ts); undefined where it is off. */
export const configured = (name: 'analytics' | 'report-errors'): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** What counts pages and tells of errors. Where neither is configured it is never loaded (rule 78). */
export async function watching() {
  const isWatched = configured('analytics') ?? configured('report-errors');
  return isWatched === undefined ? undefined : import('./watch.ts').catch(() => undefined);
}
