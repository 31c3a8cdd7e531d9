/** What scrolls around something in a dialog; null on a page of its own. */
export const dialogBody = (inside: Element | null): Element | null =>
  inside?.closest('.ui-dialog-body') ?? null;
