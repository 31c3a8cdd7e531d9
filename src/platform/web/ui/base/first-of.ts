import type { MouseEvent } from 'react';

/** Ignores the second click of a double click: it was meant for the button that was there before. */
export const firstOf =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
