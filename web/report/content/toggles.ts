/** Which lines are hidden: none at first, so that another set of lines begins in full view. */
export type Hidden = ReadonlySet<string>;

/** What the toggle of all shows; `some` when its lines differ. */
export function howManyShown(keys: readonly string[], hidden: Hidden): 'all' | 'some' | 'none' {
  const shown = keys.filter((key) => !hidden.has(key)).length;
  if (shown === keys.length) return 'all';
  return shown === 0 ? 'none' : 'some';
}

/** All on unless all are on, then all off. */
export const toggleAll = (keys: readonly string[], hidden: Hidden): Hidden =>
  howManyShown(keys, hidden) === 'all' ? new Set(keys) : new Set();

export function toggleOne(hidden: Hidden, key: string): Hidden {
  const next = new Set(hidden);
  if (!next.delete(key)) next.add(key);
  return next;
}
