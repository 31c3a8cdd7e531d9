/** With the value or without it, in the order of `all`; undefined when none is left. */
export function toggled<V>(
  all: readonly V[],
  chosen: readonly V[] | undefined,
  value: V,
): V[] | undefined {
  const next = all.filter((one) => (chosen?.includes(one) ?? false) !== (one === value));
  return next.length > 0 ? next : undefined;
}
