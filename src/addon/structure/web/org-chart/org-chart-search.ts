import {
  oneOfParam,
  type SearchOf,
  searchParams,
  textListParam,
  textParam,
} from '#platform/web/list/params.ts';

const shape = {
  /** Searched for: the list of whom it finds stands in place of the tree. */
  q: textParam,
  /** The id of somebody shown where they stand. */
  person: textParam,
  /** Everything is open but what is shut. */
  all: oneOfParam(['true']),
  /** Ids of those whose people are shown, or are not, by somebody's choice. */
  open: textListParam,
  shut: textListParam,
};

/** The address of the tree. */
export const orgChartSearch = searchParams(shape);
export type OrgChartSearch = SearchOf<typeof shape>;

/** The most choices that an address keeps. The oldest go first. */
const mostKept = 150;

const holds = (list: readonly string[] | undefined, id: string) => list?.includes(id) ?? false;
const without = (list: readonly string[] | undefined, id: string) =>
  list?.filter((one) => one !== id);
const withOne = (list: readonly string[] | undefined, id: string) =>
  [...(without(list, id) ?? []), id].slice(-mostKept);

/** Whether somebody's people are shown. `byItself` is how it is where nobody has chosen. */
export const isBranchOpen = (
  { open, shut }: OrgChartSearch,
  id: string,
  byItself: boolean,
): boolean => holds(open, id) || (byItself && !holds(shut, id));

/** What the address says once this is turned the other way. */
export function turned(search: OrgChartSearch, id: string, byItself: boolean): OrgChartSearch {
  const { open, shut } = search;
  const rest = { ...search, open: without(open, id), shut: without(shut, id) };
  if (isBranchOpen(search, id, byItself))
    return byItself ? { ...rest, shut: withOne(shut, id) } : rest;
  return byItself ? rest : { ...rest, open: withOne(open, id) };
}
