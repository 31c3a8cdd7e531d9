/** The lines that are hidden. Holding these instead of the shown ones means that every line starts visible. */
export type Hidden = ReadonlySet<string>;

/** What the "all" toggle shows: `some` when its lines differ. */
export function howManyShown(keys: readonly string[], hidden: Hidden): 'all' | 'some' | 'none' {
  const shown = keys.filter((key) => !hidden.has(key)).length;
  if (shown === keys.length) return 'all';
  return shown === 0 ? 'none' : 'some';
}

/** Shows all lines, or hides all if all are shown. */
export const toggleAll = (keys: readonly string[], hidden: Hidden): Hidden =>
  howManyShown(keys, hidden) === 'all' ? new Set(keys) : new Set();

export function toggleOne(hidden: Hidden, key: string): Hidden {
  const next = new Set(hidden);
  if (!next.delete(key)) next.add(key);
  return next;
}
