import type { Query } from '#contract/call/endpoint.ts';
import type { Assignment, getTestingList } from '#contract/testing.ts';
import { offsetOf } from '#web/ui/list/pages.ts';
import type { Sort } from '#web/ui/list/sort.ts';

export interface TestingFilter {
  /** YYYY-MM-DD. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** What the list's address says; the first page and the default sort are not written. */
export interface TestingListSearch extends TestingFilter {
  q?: string | undefined;
  /** `key:a`, `key:d`, or `none` where the default was taken away. */
  sort?: string | undefined;
  page?: number | undefined;
}

export const noFilter = { dateFrom: undefined, dateTo: undefined };

export const pageSize = 10;
const defaultSort = 'dateStart:d';
const unsorted = 'none';

type Asked = Query<typeof getTestingList>;
const sorts = ['dateStart', 'dateEnd', 'number', 'lastName', 'status'].flatMap((key) => [
  `${key}:a`,
  `${key}:d`,
]);

/** The sort in view; undefined for none. */
export function shownSort({ sort }: TestingListSearch): Sort {
  if (sort === unsorted) return undefined;
  return sort && sorts.includes(sort) ? sort : defaultSort;
}

/** What the address says of a chosen sort. */
export const searchOfSort = (sort: Sort): string | undefined =>
  sort === defaultSort ? undefined : (sort ?? unsorted);

/** What GET /questionaryEmployee is asked. */
export function listQuery(search: TestingListSearch): Asked {
  const { q, dateFrom, dateTo } = search;
  const sort = shownSort(search) as Asked['sort'];
  return {
    limit: pageSize,
    offset: offsetOf(search.page ?? 1, pageSize),
    ...(sort && { sort }),
    filterList: {
      ...(q && { q }),
      ...(dateFrom && { dateFrom: noonOf(dateFrom) }),
      ...(dateTo && { dateTo: noonOf(dateTo) }),
    },
  };
}

/** Unix seconds. Noon in UTC lies within the same day in nearly every time zone, a brand's too. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;

/** What can be done with a row, or what is to be said of it (spec 1, section 2; rule 21). */
export type RowState = 'start' | 'continue' | 'done' | 'notStarted' | 'missed' | 'unfinished';

export function rowState({
  status,
  isActive,
  isAhead,
}: Pick<Assignment, 'status' | 'isActive' | 'isAhead'>): RowState {
  if (status === 'done') return 'done';
  if (isActive) return status === 'no_progress' ? 'start' : 'continue';
  if (isAhead) return 'notStarted';
  return status === 'no_progress' ? 'missed' : 'unfinished';
}
