import { reportGroupings } from '#contract/assessment/reading/report-groupings.ts';
import { methods, reportTypes } from '#contract/platform/rules/methods.ts';
import { listAddress } from '#web/platform/list/address.ts';
import {
  dateParam,
  listParam,
  oneOfParam,
  textListParam,
  textParam,
} from '#web/platform/list/params.ts';
import { reportParams } from '#web/platform/shared/report/report-params.ts';

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
