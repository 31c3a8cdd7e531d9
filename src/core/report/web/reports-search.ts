import { reportGroupings } from '#core/report/contract/reading/report-groupings.ts';
import { reportParams } from '#core/report/web/shared/report-address.ts';
import { methods, reportTypes } from '#platform/contract/rules/methods.ts';
import { listAddress } from '#platform/web/list/address.ts';
import {
  dateParam,
  listParam,
  oneOfParam,
  textListParam,
  textParam,
} from '#platform/web/list/params.ts';

export const reportsAddress = listAddress({
  search: { search: textParam, employeeId: textParam },
  filter: {
    /** The questionary's number, digits only. */
    number: textParam,
    /** Both limit the questionary's first day. */
    fromDateStart: dateParam,
    toDateStart: dateParam,
    year: textListParam,
    method: listParam(methods),
    type: listParam(reportTypes),
    /** Ids. */
    subdivision: textListParam,
    position: textListParam,
  },
  beside: {
    ...reportParams,
    /** What the reports are grouped by. Without it they are one list. */
    view: oneOfParam(reportGroupings),
    /** The groups that are open, by their values. */
    open: textListParam,
  },
  sorts: ['number', 'lastName', 'dateStart', 'method', 'type', 'createdAt'],
  defaultSort: 'createdAt:d',
  pageSize: 10,
});
export type ReportsSearch = ReturnType<typeof reportsAddress.validate>;
