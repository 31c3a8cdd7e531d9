/**
 * The list with the value added, or removed if it was there, in the order of `all`. Undefined when
 * none is left.
 */
export function toggled<V>(
  all: readonly V[],
  chosen: readonly V[] | undefined,
  value: V,
): V[] | undefined {
  const next = all.filter((one) => (chosen?.includes(one) ?? false) !== (one === value));
  return next.length > 0 ? next : undefined;
}
