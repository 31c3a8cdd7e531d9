import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  createQuestionary,
  deleteQuestionary,
  duplicateQuestionary,
  getQuestionary,
  getQuestionaryList,
  inviteAgain,
  mostSubjects,
  type QuestionaryDetail,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#contract/questionary.ts';
import { getReportList } from '#contract/report.ts';
import { call } from '#web/api/call.ts';
import { partQuery, useSend } from '#web/api/queries.ts';
import {
  cardsQuery,
  type JournalSearch,
  journalAddress,
  type ListStatus,
} from './journal-search.ts';
import { questionaryAfter, reportsAfter, seldom } from './live.ts';

/** The cards of one column or of the archive, 20 at a time. */
export function useJournalColumn(search: JournalSearch, status: ListStatus) {
  const { pageSize } = journalAddress;
  const query = cardsQuery(search, status);
  return useInfiniteQuery({
    queryKey: [getQuestionaryList.name, 'column', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getQuestionaryList, { query: { ...query, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextOffset(pages, last.count),
    // Keep showing the old results while the next search is running.
    placeholderData: (previous) => previous,
    refetchInterval: seldom,
  });
}
export type JournalColumn = ReturnType<typeof useJournalColumn>;

/** The offset of the next page; undefined when everything is loaded. */
export function nextOffset(
  pages: readonly { data: readonly unknown[] }[],
  count: number,
): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
  return pages.at(-1)?.data.length === 0 || loaded >= count ? undefined : loaded;
}

const detailQuery = (id: string) => partQuery(getQuestionary, { params: { id } });

export const useQuestionary = (id: string) =>
  useQuery({
    ...detailQuery(id),
    refetchInterval: ({ state }) => questionaryAfter(state.data?.data),
  });

export function useReportsOf(questionary: QuestionaryDetail) {
  const query = { questionaryId: questionary.id, limit: mostSubjects };
  return useQuery({
    ...partQuery(getReportList, { query }),
    refetchInterval: ({ state }) =>
      state.data ? reportsAfter(questionary, state.data.count, state.dataUpdateCount) : false,
  });
}

/** Puts a saved questionary into the cache, where the panel and the form read it. */
function keep(client: QueryClient, saved: QuestionaryDetail) {
  const { queryKey } = detailQuery(saved.id);
  client.setQueryData(queryKey, (before) => ({ message: '', ...before, data: saved }));
}

function useKeep() {
  const client = useQueryClient();
  return { onSuccess: (reply: { data: QuestionaryDetail }) => keep(client, reply.data) };
}

const reloads = [getQuestionaryList];

/** The form shows failures itself, at its fields. */
const quiet = { meta: { quiet: true } };
export const useCreate = () => useSend(createQuestionary, { reloads, ...useKeep(), ...quiet });
export const useUpdate = () => useSend(updateQuestionary, { reloads, ...useKeep(), ...quiet });
export const useDuplicate = () => useSend(duplicateQuestionary, { reloads, ...useKeep() });

export function useInviteAgain() {
  const client = useQueryClient();
  return useSend(inviteAgain, {
    ...useKeep(),
    // Refused: what the panel shows may be out of date.
    onError: (_, { body }) => client.invalidateQueries(detailQuery(body.id)),
  });
}

export function useStatusUpdate() {
  const client = useQueryClient();
  return useSend(updateQuestionaryStatus, {
    reloads: [getQuestionaryList, getReportList],
    ...useKeep(),
    // Refused: what the panel shows may be out of date.
    onError: (_, { body }) => client.invalidateQueries(detailQuery(body.id)),
  });
}

export function useDelete() {
  const client = useQueryClient();
  return useSend(deleteQuestionary, {
    reloads,
    onError: (_, { params }) => client.invalidateQueries(detailQuery(params.id)),
  });
}

/** Shows in the panel what somebody else saved meanwhile. */
export function useTakeTheirs(): (saved: QuestionaryDetail) => void {
  const client = useQueryClient();
  return (saved) => {
    keep(client, saved);
    void client.invalidateQueries({ queryKey: [getQuestionaryList.name] });
  };
}
