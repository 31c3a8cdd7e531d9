/** How many of the conditions in `none` are set. */
export const activeFilters = <F extends object>(filter: F, none: F): number =>
  (Object.keys(none) as (keyof F)[]).filter((key) => filter[key] !== undefined).length;
