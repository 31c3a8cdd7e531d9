import { listAddress } from '#platform/web/list/address.ts';
import { dateParam, textParam } from '#platform/web/list/params.ts';

export const answeringAddress = listAddress({
  search: { q: textParam },
  filter: { dateFrom: dateParam, dateTo: dateParam },
  /** The open dialog, named as on a personal link's page. `questionary` and `employee` open a report. */
  beside: { questionaryId: textParam, employeeId: textParam },
  sorts: ['due', 'dateStart', 'dateEnd', 'number', 'lastName', 'status'],
  defaultSort: 'due:a',
  pageSize: 10,
});
export type AnsweringSearch = ReturnType<typeof answeringAddress.validate>;
