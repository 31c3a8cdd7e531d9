import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Fits between the usual margins of A4 and Letter, in CSS pixels. */
const paperWidth = 660;

/** The width of an element in whole pixels, kept up to date; on paper that of a page. 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    // The browser lays out the page as soon as these return, and tells no observer.
    const print = () => flushSync(() => setPrinted(true));
    const done = () => flushSync(() => setPrinted(false));
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', done);
    };
  }, []);
  return isPrinted ? paperWidth : width;
}
