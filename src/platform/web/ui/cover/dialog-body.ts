/** The scrolling body of the dialog around an element; null outside of dialogs. */
export const dialogBody = (inside: Element | null): Element | null =>
  inside?.closest('.ui-dialog-body') ?? null;
