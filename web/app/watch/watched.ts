/** Counts pages and tells of errors, where that is configured (rule 78); else it is never loaded. */
export const watch = async () =>
  document.querySelector('[name=analytics],[name=report-errors]')
    ? import('./watch.ts').catch(() => undefined)
    : undefined;
