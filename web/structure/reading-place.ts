/** Where somebody reads on a long page of blocks: pure, all in px from the top of the window. */

interface Page {
  /** How far the page is scrolled, and how tall it is. */
  scrolled: number;
  height: number;
  window: number;
  /** Where a block begins after a jump to it. */
  top: number;
}

/**
 * The line that tells which block is read: where a jump brings a block's top. Over the last window
 * of the page it sinks to the bottom, else the last blocks, which cannot come up, were never read.
 */
export function readingLine({ scrolled, height, window, top }: Page): number {
  const left = height - window - scrolled;
  const most = Math.min(window, height - window);
  if (left >= most || most <= 0) return top;
  return top + (window - top) * (1 - Math.max(0, left) / most);
}

/** Of blocks in order the last whose top is at or above the line; the first when none is; -1 of none. */
export function blockAt(count: number, topOf: (index: number) => number, line: number): number {
  let [first, last] = [0, count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (topOf(middle) <= line) first = middle;
    else last = middle - 1;
  }
  return count > 0 ? first : -1;
}

/** How far a list must be scrolled so that one of its items is in view; items from the list's top. */
export function scrolledTo(
  item: { top: number; bottom: number },
  list: { scrolled: number; height: number },
): number {
  if (item.top < list.scrolled) return item.top;
  return Math.max(list.scrolled, item.bottom - list.height);
}
