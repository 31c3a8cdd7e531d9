/** What the server has written into the page (src/platform/server/http/page/page.ts); undefined where it is off. */
export const configured = (name: 'analytics' | 'report-errors'): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
