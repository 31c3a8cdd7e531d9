import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to what has taken the place of the form. A different button now stands where the
 * first one was pressed, and this stops a blind second press.
 */
export function useFocusHere() {
  const ref = useRef<HTMLDivElement & HTMLElement>(null);
  // Before anything can be typed: a focus that moves later takes a letter with it.
  useLayoutEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'start' });
  }, []);
  return ref;
}
