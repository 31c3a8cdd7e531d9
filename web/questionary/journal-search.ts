import type { Query } from '#contract/call/endpoint.ts';
import type { getQuestionaryList } from '#contract/questionary.ts';
import type { Method, QuestionaryType } from '#contract/rules/methods.ts';

/** The columns of the journal; the archive is a page of its own. */
export const journalStatuses = ['created', 'inwork', 'done'] as const;
export type JournalStatus = (typeof journalStatuses)[number];
/** What a list of cards can be of. */
export type ListStatus = JournalStatus | 'archived';

export interface JournalFilter {
  /** YYYY-MM-DD. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  method?: Method[] | undefined;
  type?: QuestionaryType[] | undefined;
}

/** What the journal's address says beside the open questionary; what is not set is not there. */
export interface JournalSearch extends JournalFilter {
  q?: string | undefined;
  /** Of the archive: the newest first unless set. */
  orderBy?: 'ASC' | undefined;
  /** The tab in view where the three columns don't fit. */
  status?: JournalStatus | undefined;
}

export const noFilter = {
  dateFrom: undefined,
  dateTo: undefined,
  method: undefined,
  type: undefined,
};

/** What GET /questionary/list is asked for one column, or for the archive. */
export function listQuery(
  { q, orderBy, dateFrom, dateTo, method, type }: JournalSearch,
  status: ListStatus,
): Query<typeof getQuestionaryList> {
  return {
    active: status !== 'archived',
    ...(q && { q }),
    ...(orderBy && { orderBy }),
    filterList: {
      status: [status],
      ...(dateFrom && { dateFrom }),
      ...(dateTo && { dateTo }),
      ...(method && { method }),
      ...(type && { type }),
    },
  };
}
