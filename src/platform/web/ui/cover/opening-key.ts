import type { KeyboardEvent } from 'react';

const ends = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' } as const;

/**
 * Which end of a list the pressed key opens; undefined for other keys. Enter and Space don't wait for their click:
 * React Aria takes a click without a pointer for a screen reader's, gives the focus a frame later, and may leave it
 * on the list itself.
 */
export function openingKey(event: KeyboardEvent): 'first' | 'last' | undefined {
  const end = ends[event.key as keyof typeof ends];
  if (end) event.preventDefault();
  return end;
}
