/** Where somebody is reading on a long page of blocks. Pure functions; values in px from the window's top. */

interface Page {
  /** How far the page is scrolled, and how tall it is. */
  scrolled: number;
  height: number;
  window: number;
  /** Where a block's top is after a jump to it. */
  top: number;
}

/**
 * The line that decides which block is being read: where a jump puts a block's top. Towards the end
 * of the page it moves down to the window's bottom, because the last blocks can't scroll up that
 * far.
 */
export function readingLine({ scrolled, height, window, top }: Page): number {
  const left = height - window - scrolled;
  const most = Math.min(window, height - window);
  if (left >= most || most <= 0) return top;
  return top + (window - top) * (1 - Math.max(0, left) / most);
}

/** The last block, in order, whose top is at or above the line; the first if none is. -1 if there are no blocks. */
export function blockAt(count: number, topOf: (index: number) => number, line: number): number {
  let [first, last] = [0, count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (topOf(middle) <= line) first = middle;
    else last = middle - 1;
  }
  return count > 0 ? first : -1;
}

/** How far to scroll a list to bring an item into view. The item's place is measured from the list's top. */
export function scrolledTo(
  item: { top: number; bottom: number },
  list: { scrolled: number; height: number },
): number {
  if (item.top < list.scrolled) return item.top;
  return Math.max(list.scrolled, item.bottom - list.height);
}
