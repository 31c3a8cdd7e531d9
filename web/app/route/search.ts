import { auditKinds, auditVerbs } from '#contract/audit.ts';
import { methods, questionaryStatuses, questionaryTypes } from '#contract/rules/methods.ts';
import {
  dateParam,
  listParam,
  oneOfParam,
  ownPathParam,
  pageParam,
  searchParams,
  textListParam,
  textParam,
} from '#web/list/params.ts';

/** What the addresses of the screens say after the question mark. */

/** Where a person wanted to go before they were sent to sign in, or home. */
export const redirectSearch = searchParams({ redirect: ownPathParam });

const questionaryFilter = {
  q: textParam,
  dateFrom: dateParam,
  dateTo: dateParam,
  method: listParam(methods),
  type: listParam(questionaryTypes),
};
export const journalSearch = searchParams({
  ...questionaryFilter,
  status: oneOfParam(questionaryStatuses),
});
export const archiveSearch = searchParams({
  ...questionaryFilter,
  orderBy: oneOfParam(['ASC']),
});

export const testingListSearch = searchParams({
  q: textParam,
  dateFrom: dateParam,
  dateTo: dateParam,
  sort: textParam,
  page: pageParam,
});

export const directorySearch = searchParams({
  q: textParam,
  orderBy: oneOfParam(['ASC', 'DESC']),
  page: pageParam,
});

export const structureSearch = searchParams({ q: textParam, sort: textParam });

export const auditSearch = searchParams({
  q: textParam,
  who: textParam,
  kind: listParam(auditKinds),
  verb: listParam(auditVerbs),
  dateFrom: dateParam,
  dateTo: dateParam,
  page: pageParam,
});

export const usersSearch = searchParams({ q: textParam, sort: textParam, page: pageParam });

/** The token of a mailed link (rule 4). */
export const confirmSearch = searchParams({ token: textParam });

export const informationSearch = searchParams({
  questionaryId: textParam,
  employeeId: textParam,
});

export const reportsSearch = searchParams({
  search: textParam,
  number: textParam,
  fromDateStart: dateParam,
  toDateStart: dateParam,
  year: textListParam,
  method: listParam(methods),
  type: listParam(questionaryTypes),
  subdivision: textListParam,
  employeeId: textParam,
  sort: textParam,
  page: pageParam,
  questionary: textParam,
  employee: textParam,
});
