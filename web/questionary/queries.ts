import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getCompetenceList } from '#contract/competence.ts';
import { getEmployeeList } from '#contract/employee.ts';
import type { Query } from '#contract/endpoint.ts';
import { getPositionList } from '#contract/position.ts';
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
import { getSubdivisionDictionary } from '#contract/subdivision.ts';
import { call } from '#web/api.ts';
import { partQuery, useSend } from '#web/api-queries.ts';
import type { Person } from './form-rules.ts';
import { type JournalSearch, type ListStatus, listQuery } from './journal-search.ts';
import { questionaryAfter, reportsAfter, seldom } from './live.ts';

const pageSize = 20;

/** The cards of one column or of the archive, 20 at a time. */
export function useJournalColumn(search: JournalSearch, status: ListStatus) {
  const query = listQuery(search, status);
  return useInfiniteQuery({
    queryKey: [getQuestionaryList.name, 'column', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getQuestionaryList, { query: { ...query, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextOffset(pages, last.count),
    // What was found before stays in view while the next search is under way.
    placeholderData: (previous) => previous,
    refetchInterval: seldom,
  });
}
export type JournalColumn = ReturnType<typeof useJournalColumn>;

/** Where the next page begins; undefined when all is there. */
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

/** Puts a saved questionary where the panel and the form look for it. */
function keep(client: QueryClient, saved: QuestionaryDetail) {
  const { queryKey } = detailQuery(saved.id);
  client.setQueryData(queryKey, (before) => ({ message: '', ...before, data: saved }));
}

function useKeep() {
  const client = useQueryClient();
  return { onSuccess: (reply: { data: QuestionaryDetail }) => keep(client, reply.data) };
}

const reloads = [getQuestionaryList];

/** The form says itself what went wrong, at the fields. */
const quiet = { meta: { quiet: true } };
export const useCreate = () => useSend(createQuestionary, { reloads, ...useKeep(), ...quiet });
export const useUpdate = () => useSend(updateQuestionary, { reloads, ...useKeep(), ...quiet });
export const useDuplicate = () => useSend(duplicateQuestionary, { reloads, ...useKeep() });

export function useInviteAgain() {
  const client = useQueryClient();
  return useSend(inviteAgain, {
    ...useKeep(),
    // Refused: the panel may show what is no longer so.
    onError: (_, { body }) => client.invalidateQueries(detailQuery(body.id)),
  });
}

export function useStatusUpdate() {
  const client = useQueryClient();
  return useSend(updateQuestionaryStatus, {
    reloads: [getQuestionaryList, getReportList],
    ...useKeep(),
    // Refused: the panel may show what is no longer so.
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

/** What somebody else saved meanwhile becomes what the panel shows. */
export function useTakeTheirs(): (saved: QuestionaryDetail) => void {
  const client = useQueryClient();
  return (saved) => {
    keep(client, saved);
    void client.invalidateQueries({ queryKey: [getQuestionaryList.name] });
  };
}

export const usePositions = () => useQuery(partQuery(getPositionList, { query: {} }));
export const useSubdivisions = () => useQuery(partQuery(getSubdivisionDictionary));
export const useCompetences = () => useQuery(partQuery(getCompetenceList, { query: {} }));

/** Whose employees: those of one position or subdivision, or of the whole company. */
export type Place = Pick<
  NonNullable<Query<typeof getEmployeeList>['filterList']>,
  'positionId' | 'subdivisionId'
>;

const peoplePage = 50;

export function useEmployees(q: string, place: Place) {
  const query = { ...(q && { q }), filterList: place };
  return useInfiniteQuery({
    queryKey: [getEmployeeList.name, 'chosen from', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getEmployeeList, { query: { ...query, limit: peoplePage, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextOffset(pages, last.count),
    placeholderData: (previous) => previous,
  });
}

/** The first `limit` employees of a place, with how many there are (at most 1000 are answered). */
export async function findEmployees(
  q: string,
  place: Place,
  limit: number,
  signal?: AbortSignal,
): Promise<{ people: Person[]; count: number }> {
  const query = { ...(q && { q }), filterList: place, limit };
  const { data, count } = await call(getEmployeeList, { query, signal });
  return { people: data.map(personOfEmployee), count };
}

export function personOfEmployee(employee: {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string | null;
  position: string;
  subdivision: string;
  email: string;
}): Person {
  const { id, lastName, firstName, middleName, position, subdivision, email } = employee;
  return { id, lastName, firstName, middleName, place: `${position} · ${subdivision}`, email };
}
