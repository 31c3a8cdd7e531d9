import { methods, reportTypes } from '#contract/rules/methods.ts';
import { reportGroupings } from '#contract/rules/report-groupings.ts';
import { listAddress } from '#web/list/address.ts';
import { dateParam, listParam, oneOfParam, textListParam, textParam } from '#web/list/params.ts';
import { reportParams } from '#web/shared/report-params.ts';

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
