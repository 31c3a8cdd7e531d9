/** `key:a` ascending, `key:d` descending, undefined for no sort. */
export type Sort = string | undefined;

export type SortDirection = 'a' | 'd';

/** The direction a column is sorted in, if the table is sorted by it. */
export function directionOf(sort: Sort, key: string): SortDirection | undefined {
  if (sort === `${key}:a`) return 'a';
  return sort === `${key}:d` ? 'd' : undefined;
}

/** Ascending, descending, none. Another column starts with ascending. */
export function nextSort(sort: Sort, key: string): Sort {
  const direction = directionOf(sort, key);
  if (direction === 'd') return undefined;
  return direction === 'a' ? `${key}:d` : `${key}:a`;
}
