import { type RefObject, useEffect, useRef } from 'react';

/** Brings what has just come into view: at the head of a long form nobody would see it on a phone. */
export function useIntoView<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return ref;
}
