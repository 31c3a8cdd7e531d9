import { useCallback, useEffect, useRef, useState } from 'react';
import { blockAt, readingLine } from './reading-place.ts';

export const blockId = (subdivisionId: string): string => `subdivision-${subdivisionId}`;
export const blockHeadingId = (subdivisionId: string): string => `${blockId(subdivisionId)}-name`;

const blockOf = (subdivisionId: string) => document.getElementById(blockId(subdivisionId));

/**
 * Which block is being read, and a way to jump to one. `ids` are in the order of the blocks. After
 * a jump the chosen block counts as read until the page is scrolled, even if it can't reach the
 * top.
 */
export function useScrollSpy(ids: readonly string[]) {
  const [read, setRead] = useState<string>();
  const jumpedTo = useRef<number>(undefined);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (jumpedTo.current !== undefined && Math.abs(window.scrollY - jumpedTo.current) < 2) return;
      jumpedTo.current = undefined;
      setRead(findRead(ids));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [ids]);

  const jump = useCallback((id: string) => {
    blockOf(id)?.scrollIntoView({ block: 'start' });
    jumpedTo.current = window.scrollY;
    setRead(id);
  }, []);
  return { read: read !== undefined && ids.includes(read) ? read : ids[0], jump };
}

function findRead(ids: readonly string[]): string | undefined {
  const line = readingLine({
    scrolled: window.scrollY,
    height: document.documentElement.scrollHeight,
    window: window.innerHeight,
    // Just below the header that stays at the top. The style sheet knows its height.
    top: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1,
  });
  const topOf = (index: number) =>
    blockOf(ids[index] ?? '')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return ids[blockAt(ids.length, topOf, line)];
}
