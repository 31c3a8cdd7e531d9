import type { Sort } from '#contract/call/query.ts';
import { activeFilters } from '#web/ui/list/filter.ts';
import { offsetOf } from '#web/ui/list/pages.ts';
import { pageParam, type SearchOf, type Shape, searchParams, textParam } from './params.ts';

interface ListSetup<Q extends Shape, F extends Shape, B extends Shape, Key extends string> {
  /** What is looked for beside the filter, such as what is typed above the list. */
  search: Q;
  /** What is chosen in the filter. */
  filter?: F;
  /** What narrows nothing: an order, an open row, a tab. */
  beside?: B;
  /** The columns that sort. */
  sorts?: readonly Key[];
  /** How the list is sorted where the address says nothing of it. */
  defaultSort?: Sort<NoInfer<Key>>;
  /** How many rows are asked for at once. */
  pageSize: number;
}

type Nothing = Record<never, never>;
const everywhere = { sort: textParam, page: pageParam };

/** What the address says where the default sort was taken away. */
const unsorted = 'none';

/**
 * States what the address of a list says after its question mark, and with it how that is read and
 * what it asks of the server. The first page and the default sort are not written.
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
    /** What takes each of the conditions away. */
    noFilter,
    noSearch,
    /** Whether the list shows less than there is. */
    isNarrowed: (shown: Search): boolean => activeFilters<object>(shown, noSearch) > 0,
    /** What of the address is the filter. */
    filterOf: (shown: Search): SearchOf<F> => picked(shown, filterKeys),
    /** The sort in view; undefined for none. */
    shownSort: ({ sort }: Pick<Search, 'sort'>): Sort<Key> | undefined =>
      sort === unsorted ? undefined : (known.find((one) => one === sort) ?? defaultSort),
    /** What the address says of a chosen sort. */
    searchOfSort: (sort: string | undefined): string | undefined =>
      sort === defaultSort ? undefined : (sort ?? unsorted),
    /** Which rows the server is asked for. */
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
