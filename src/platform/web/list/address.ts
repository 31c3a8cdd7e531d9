import type { Sort } from '#platform/contract/call/query.ts';
import { activeFilters } from '#platform/web/ui/list/filter.ts';
import { offsetOf } from '#platform/web/ui/list/pages.ts';
import { pageParam, type SearchOf, type Shape, searchParams, textParam } from './params.ts';

interface ListSetup<Q extends Shape, F extends Shape, B extends Shape, Key extends string> {
  /** What is searched for apart from the filter, such as the text typed above the list. */
  search: Q;
  /** The conditions of the filter. */
  filter?: F;
  /** Parameters that don't narrow the list: an order, an open row, a tab. */
  beside?: B;
  /** The columns one can sort by. */
  sorts?: readonly Key[];
  /** How the list is sorted when the address doesn't say. */
  defaultSort?: Sort<NoInfer<Key>>;
  /** How many rows are loaded at a time. */
  pageSize: number;
}

type Nothing = Record<never, never>;
const everywhere = { sort: textParam, page: pageParam };

/** What the address says once the default sort was switched off. */
const unsorted = 'none';

/**
 * Defines what a list's address holds after its question mark, how it is read, and what it asks the
 * server for. The first page and the default sort are left out of the address.
 */
export function listAddress<
  Q extends Shape,
  F extends Shape = Nothing,
  B extends Shape = Nothing,
  Key extends string = never,
>({ search, filter, beside, sorts = [], defaultSort, pageSize }: ListSetup<Q, F, B, Key>) {
  type Search = SearchOf<Q & F & B & typeof everywhere>;
  const filterKeys = Object.keys(filter ?? {}) as (keyof F)[];
  const noFilter = unset(filterKeys);
  const noSearch = { ...unset(Object.keys(search) as (keyof Q)[]), ...noFilter };
  const known = sorts.flatMap((key): Sort<Key>[] => [`${key}:a`, `${key}:d`]);
  const read = searchParams({ ...search, ...filter, ...beside, ...everywhere });
  return {
    pageSize,
    /** For the router's `validateSearch`. */
    validate: (given: Record<string, unknown>) => read(given) as Search,
    /** The values that clear each condition. */
    noFilter,
    noSearch,
    /** Whether search or filter hide some of the rows. */
    isNarrowed: (shown: Search): boolean => activeFilters<object>(shown, noSearch) > 0,
    /** The filter's part of the address. */
    filterOf: (shown: Search): SearchOf<F> => picked(shown, filterKeys),
    /** The sort in effect; undefined for none. */
    shownSort: ({ sort }: Pick<Search, 'sort'>): Sort<Key> | undefined =>
      sort === unsorted ? undefined : (known.find((one) => one === sort) ?? defaultSort),
    /** What to write into the address for a chosen sort. */
    searchOfSort: (sort: string | undefined): string | undefined =>
      sort === defaultSort ? undefined : (sort ?? unsorted),
    /** Which rows to ask the server for. */
    paging: ({ page = 1 }: Pick<Search, 'page'>) => ({
      limit: pageSize,
      offset: offsetOf(page, pageSize),
    }),
  };
}

const unset = <K extends PropertyKey>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, undefined])) as Record<K, undefined>;

const picked = <S extends object, K extends keyof S>(whole: S, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<S, K>;
