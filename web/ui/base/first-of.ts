import type { MouseEvent } from 'react';

/** The second click of a double one was meant for the button that stood there before. */
export const firstOf =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
