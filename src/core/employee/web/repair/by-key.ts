import type { MouseEvent } from 'react';

/** What a button does before it goes away: whoever pressed it by a key is led on, as by Enter in a cell. */
export const byKey =
  (onNext: (from: HTMLElement) => void, act: () => void) =>
  ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    act();
    if (detail === 0) onNext(currentTarget);
  };
