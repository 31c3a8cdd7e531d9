import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAnsweringList } from '#core/answering/contract/answering.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery } from '#platform/web/api/queries.ts';
import { type AnsweringSearch, answeringAddress } from './answering-search.ts';

/** The query of GET /questionaryEmployee. */
export const answeringQuery = (search: AnsweringSearch): Query<typeof getAnsweringList> => ({
  ...answeringAddress.paging(search),
  sort: answeringAddress.shownSort(search),
  filterList: {
    q: search.q,
    dateFrom: noonOf(search.dateFrom),
    dateTo: noonOf(search.dateTo),
  },
});

/** Unix seconds of noon UTC, which lies within the same day in nearly every time zone, a brand's too. */
const noonOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T12:00:00Z`) / 1000;

export const useAnsweringList = (search: AnsweringSearch) =>
  useQuery({
    ...pageQuery(getAnsweringList, { query: answeringQuery(search) }),
    placeholderData: keepPreviousData,
  });
