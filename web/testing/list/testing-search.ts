import type { Query } from '#contract/call/endpoint.ts';
import type { getTestingList } from '#contract/testing.ts';
import { listAddress } from '#web/list/address.ts';
import { dateParam, textParam } from '#web/list/params.ts';

export const testingAddress = listAddress({
  search: { q: textParam },
  filter: { dateFrom: dateParam, dateTo: dateParam },
  sorts: ['dateStart', 'dateEnd', 'number', 'lastName', 'status'],
  defaultSort: 'dateStart:d',
  pageSize: 10,
});
export type TestingSearch = ReturnType<typeof testingAddress.validate>;

/** What GET /questionaryEmployee is asked. */
export const testingQuery = (search: TestingSearch): Query<typeof getTestingList> => ({
  ...testingAddress.paging(search),
  sort: testingAddress.shownSort(search),
  filterList: {
    q: search.q,
    dateFrom: noonOf(search.dateFrom),
    dateTo: noonOf(search.dateTo),
  },
});

/** Unix seconds. Noon in UTC lies within the same day in nearly every time zone, a brand's too. */
const noonOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T12:00:00Z`) / 1000;
