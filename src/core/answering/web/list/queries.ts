import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getTestingList } from '#core/answering/contract/testing.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { pageQuery } from '#platform/web/api/queries.ts';
import { type TestingSearch, testingAddress } from './testing-search.ts';

/** The query of GET /questionaryEmployee. */
export const testingQuery = (search: TestingSearch): Query<typeof getTestingList> => ({
  ...testingAddress.paging(search),
  sort: testingAddress.shownSort(search),
  filterList: {
    q: search.q,
    dateFrom: noonOf(search.dateFrom),
    dateTo: noonOf(search.dateTo),
  },
});

/** Unix seconds of noon UTC, which lies within the same day in nearly every time zone, a brand's too. */
const noonOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T12:00:00Z`) / 1000;

export const useTestingList = (search: TestingSearch) =>
  useQuery({
    ...pageQuery(getTestingList, { query: testingQuery(search) }),
    placeholderData: keepPreviousData,
  });
