/** How many pages hold `count` rows, `limit` a page; at least one. */
export function pageCount(count: number, limit: number): number {
  return Math.max(1, Math.ceil(count / limit));
}

/** The offset of a page, from 1 (spec 1, section 9). */
export function offsetOf(page: number, limit: number): number {
  return (page - 1) * limit;
}

/** At most `visible` neighbouring pages with the current one as near the middle as can be. */
export function visiblePages(page: number, last: number, visible = 8): number[] {
  const shown = Math.min(visible, last);
  const centred = page - Math.floor((shown - 1) / 2);
  const first = Math.min(Math.max(1, centred), last - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
