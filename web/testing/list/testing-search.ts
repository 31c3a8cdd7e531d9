import { listAddress } from '#web/list/address.ts';
import { dateParam, textParam } from '#web/list/params.ts';

export const testingAddress = listAddress({
  search: { q: textParam },
  filter: { dateFrom: dateParam, dateTo: dateParam },
  /** The open dialog: whom to assess, in which questionary. A report has names of its own. */
  beside: { assess: textParam, in: textParam },
  sorts: ['dateStart', 'dateEnd', 'number', 'lastName', 'status'],
  defaultSort: 'dateStart:d',
  pageSize: 10,
});
export type TestingSearch = ReturnType<typeof testingAddress.validate>;
