import type { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { reportParams } from '#core/report/web/shared/report-address.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { methods, questionaryTypes } from '#platform/contract/rules/methods.ts';
import { listAddress } from '#platform/web/list/address.ts';
import {
  dateParam,
  listParam,
  oneOfParam,
  textListParam,
  textParam,
} from '#platform/web/list/params.ts';

/** The columns of the journal. The archive has a page of its own. */
export const assessmentsStatuses = ['created', 'inwork', 'done'] as const;
export type AssessmentsStatus = (typeof assessmentsStatuses)[number];
/** The status that a list of cards can show. */
export type ListStatus = AssessmentsStatus | 'archived';

const cards = {
  search: { q: textParam },
  filter: {
    dateFrom: dateParam,
    dateTo: dateParam,
    method: listParam(methods),
    type: listParam(questionaryTypes),
    /** Ids of cycles; `none`: of no cycle; `cards`: of cycles by cards; `all`: whatever they belong to. */
    cycle: textListParam,
  },
  pageSize: 20,
};
/** Where the three columns don't fit, they are tabs and the address holds the current one. */
export const assessmentsAddress = listAddress({
  ...cards,
  beside: {
    status: oneOfParam(assessmentsStatuses),
    /** The form of a new one is open. */
    form: oneOfParam(['new']),
    ...reportParams,
  },
});
/** Newest first by default. */
export const archiveAddress = listAddress({
  ...cards,
  beside: { orderBy: oneOfParam(['ASC']), ...reportParams },
});

/** The address parameters of both, apart from the open questionary. */
export type AssessmentsSearch = ReturnType<typeof assessmentsAddress.validate> &
  ReturnType<typeof archiveAddress.validate>;

/**
 * The cycles whose questionaries are shown; undefined: all, whatever they belong to. A cycle in which people choose has
 * thousands, so they are looked for, by a search or by the filter, or stay out (decision 160).
 */
export const shownCycles = ({ cycle, q }: AssessmentsSearch): string[] | undefined =>
  cycle ? (cycle.includes('all') ? undefined : cycle) : q ? undefined : ['none', 'cards'];

/** The conditions of the filter, as the call takes them. */
export const filterOfCards = (search: AssessmentsSearch) => ({
  ...assessmentsAddress.filterOf(search),
  cycle: shownCycles(search),
});

/** The query of GET /questionary/list for one column, or for the archive. */
export const cardsQuery = (
  search: AssessmentsSearch,
  status: ListStatus,
): Query<typeof getQuestionaryList> => ({
  active: status !== 'archived',
  q: search.q,
  orderBy: search.orderBy,
  filterList: { status: [status], ...filterOfCards(search) },
});
