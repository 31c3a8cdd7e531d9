import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls an element into view when it appears. At the top of a long form nobody on a phone would
 * see it otherwise.
 */
export function useIntoView<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return ref;
}
