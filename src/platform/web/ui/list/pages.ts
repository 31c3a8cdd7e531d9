/** How many pages `count` rows fill at `limit` per page; at least one. */
export function pageCount(count: number, limit: number): number {
  return Math.max(1, Math.ceil(count / limit));
}

/** The offset of a page: (page-1)*limit. */
export function offsetOf(page: number, limit: number): number {
  return (page - 1) * limit;
}

/** At most `visible` neighbouring pages, with the current one as close to the middle as possible. */
export function visiblePages(page: number, last: number, visible = 8): number[] {
  const shown = Math.min(visible, last);
  const centred = page - Math.floor((shown - 1) / 2);
  const first = Math.min(Math.max(1, centred), last - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
