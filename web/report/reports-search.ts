import type { Query } from '#contract/call/endpoint.ts';
import type { getReportList } from '#contract/report.ts';
import type { Method, QuestionaryType } from '#contract/rules/methods.ts';
import { activeFilters } from '#web/ui/list/filter.ts';
import { offsetOf } from '#web/ui/list/pages.ts';
import type { Sort } from '#web/ui/list/sort.ts';

export interface ReportsFilter {
  /** YYYY-MM-DD, both of the questionary's first day. */
  fromDateStart?: string | undefined;
  toDateStart?: string | undefined;
  /** Digits. */
  number?: string | undefined;
  year?: string[] | undefined;
  method?: Method[] | undefined;
  type?: QuestionaryType[] | undefined;
  /** Ids. */
  subdivision?: string[] | undefined;
}

/** What the address of the reports says; the first page and the default sort are not written. */
export interface ReportsSearch extends ReportsFilter {
  search?: string | undefined;
  employeeId?: string | undefined;
  /** `key:a`, `key:d`, or `none` where the default was taken away. */
  sort?: string | undefined;
  page?: number | undefined;
  /** The open report. */
  questionary?: string | undefined;
  employee?: string | undefined;
}

export const noFilter = {
  fromDateStart: undefined,
  toDateStart: undefined,
  number: undefined,
  year: undefined,
  method: undefined,
  type: undefined,
  subdivision: undefined,
};
export const noSearch = { ...noFilter, search: undefined, employeeId: undefined, page: undefined };

/** Whether the list shows less than there is. */
export const isNarrowed = (search: ReportsSearch): boolean =>
  !!search.search || !!search.employeeId || activeFilters(search, noFilter) > 0;

export const pageSize = 10;
const defaultSort = 'createdAt:d';
const unsorted = 'none';

type Asked = Query<typeof getReportList>;
const sortKeys = ['number', 'lastName', 'dateStart', 'method', 'createdAt'] as const;
const sorts = sortKeys.flatMap((key) => [`${key}:a`, `${key}:d`] as const);

/** The sort in view; undefined for none. */
export function shownSort({ sort }: ReportsSearch): Asked['sort'] {
  if (sort === unsorted) return undefined;
  return sorts.find((known) => known === sort) ?? defaultSort;
}

/** What the address says of a chosen sort. */
export const searchOfSort = (sort: Sort): string | undefined =>
  sort === defaultSort ? undefined : (sort ?? unsorted);

/** What GET /report/list is asked. */
export function listQuery(search: ReportsSearch): Asked {
  const sort = shownSort(search);
  const { fromDateStart, toDateStart, number, year, method, type, subdivision } = search;
  return {
    limit: pageSize,
    offset: offsetOf(search.page ?? 1, pageSize),
    ...(sort && { sort }),
    filterList: {
      ...(search.search && { search: search.search }),
      ...(search.employeeId && { employeeId: search.employeeId }),
      ...(fromDateStart && { fromDateStart }),
      ...(toDateStart && { toDateStart }),
      ...(number && /^\d{1,6}$/.test(number) && { number: Number(number) }),
      ...(year && { year }),
      ...(method && { method }),
      ...(type && { type }),
      ...(subdivision && { subdivision }),
    },
  };
}

const firstYear = 2020;

/** From this year down to 2020 (spec 2, section 9). */
export function yearsDown(now: Date): string[] {
  const howMany = Math.max(1, now.getFullYear() - firstYear + 1);
  return Array.from({ length: howMany }, (_, back) => String(now.getFullYear() - back));
}
