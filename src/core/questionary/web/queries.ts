import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getQuestionary,
  getQuestionaryList,
  mostSubjects,
  type QuestionaryDetail,
} from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  deleteQuestionary,
  duplicateQuestionary,
  inviteAgain,
  remind,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { questionaryAfter, reportsAfter } from './live.ts';

export const detailQuery = (id: string) => partQuery(getQuestionary, { params: { id } });

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

/** Keeps the saved questionary that a call answers with. */
export function useKeep() {
  const client = useQueryClient();
  return { onSuccess: (reply: { data: QuestionaryDetail }) => keep(client, reply.data) };
}

/** The form shows failures itself, at its fields. */
const quiet = { meta: { quiet: true } };
export const useCreate = () => useSend(createQuestionary, { ...useKeep(), ...quiet });
export const useUpdate = () => useSend(updateQuestionary, { ...useKeep(), ...quiet });
export const useDuplicate = () => useSend(duplicateQuestionary, useKeep());

export const useRemind = () => useSend(remind);
export const useInviteAgain = () => useSend(inviteAgain, useKeep());
export const useStatusUpdate = () => useSend(updateQuestionaryStatus, useKeep());
export function useDelete() {
  const client = useQueryClient();
  return useSend(deleteQuestionary, {
    // The panel closes: what it shows is no longer there to be asked for.
    meta: { endsScreen: true },
    onSuccess: () => void client.invalidateQueries({ queryKey: [getQuestionaryList.name] }),
    onError: () => void client.invalidateQueries(),
  });
}

/** Shows in the panel what somebody else saved meanwhile. */
export function useTakeTheirs(): (saved: QuestionaryDetail) => void {
  const client = useQueryClient();
  return (saved) => {
    keep(client, saved);
    void client.invalidateQueries();
  };
}
