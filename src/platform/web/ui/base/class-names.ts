/** Joins the names that are given: `classNames('a', on && 'b', undefined)` is `'a b'` or `'a'`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
