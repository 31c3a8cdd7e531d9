import type { Query } from '#contract/call/endpoint.ts';
import type { getQuestionaryList } from '#contract/questionary.ts';
import { methods, questionaryTypes } from '#contract/rules/methods.ts';
import { listAddress } from '#web/list/address.ts';
import { dateParam, listParam, oneOfParam, textParam } from '#web/list/params.ts';

/** The columns of the journal; the archive is a page of its own. */
export const journalStatuses = ['created', 'inwork', 'done'] as const;
export type JournalStatus = (typeof journalStatuses)[number];
/** What a list of cards can be of. */
export type ListStatus = JournalStatus | 'archived';

const cards = {
  search: { q: textParam },
  filter: {
    dateFrom: dateParam,
    dateTo: dateParam,
    method: listParam(methods),
    type: listParam(questionaryTypes),
  },
  pageSize: 20,
};
/** The tab in view stands in the address where the three columns don't fit. */
export const journalAddress = listAddress({
  ...cards,
  beside: { status: oneOfParam(journalStatuses) },
});
/** The newest first unless told otherwise. */
export const archiveAddress = listAddress({ ...cards, beside: { orderBy: oneOfParam(['ASC']) } });

/** What both say beside the open questionary. */
export type JournalSearch = ReturnType<typeof journalAddress.validate> &
  ReturnType<typeof archiveAddress.validate>;

/** What GET /questionary/list is asked for one column, or for the archive. */
export const cardsQuery = (
  search: JournalSearch,
  status: ListStatus,
): Query<typeof getQuestionaryList> => ({
  active: status !== 'archived',
  q: search.q,
  orderBy: search.orderBy,
  filterList: { status: [status], ...journalAddress.filterOf(search) },
});
