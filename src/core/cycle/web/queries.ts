import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type CycleDetail,
  createCycle,
  deleteCycle,
  duplicateCycle,
  getCycle,
  getCycleList,
  getCycleStart,
  updateCycle,
  updateCycleStatus,
} from '#core/cycle/contract/cycle.ts';
import { getCycleChecks } from '#core/cycle/contract/cycle-checks.ts';
import { getCycleEven } from '#core/cycle/contract/cycle-even.ts';
import { getCycleHeld } from '#core/cycle/contract/cycle-held.ts';
import { getCycleLoad } from '#core/cycle/contract/cycle-load.ts';
import { addSubjects, getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { pageQuery, partQuery, useSend } from '#platform/web/api/queries.ts';
import {
  type BoardSearch,
  boardAddress,
  boardFilter,
  type CyclesSearch,
  cyclesAddress,
} from './cycle-search.ts';
import { shownStatuses } from './stages.ts';

/** How often, in milliseconds, a cycle is asked for again while the window is in view. */
const often = 2_000;
const seldom = 30_000;

/** While people are being sent to work it moves by the second; while others choose or answer, by the minute. */
function cycleAfter(cycle: Pick<CycleDetail, 'status' | 'launching'> | undefined): number | false {
  if (!cycle) return false;
  if (cycle.launching) return often;
  return cycle.status === 'nominating' || cycle.status === 'inwork' ? seldom : false;
}

/** Archived ones only where the filter asks for them. */
export const useCycles = (search: CyclesSearch) =>
  useQuery({
    ...pageQuery(getCycleList, {
      query: {
        q: search.q,
        filterList: { status: search.status ?? shownStatuses },
        sort: cyclesAddress.shownSort(search),
        ...cyclesAddress.paging(search),
      },
    }),
    placeholderData: keepPreviousData,
  });

const detailQuery = (id: string) => partQuery(getCycle, { params: { id } });

/** One cycle; it is asked for again while others move it on. */
export const useCycle = (id: string) =>
  useQuery({
    ...detailQuery(id),
    refetchInterval: ({ state }) => cycleAfter(state.data?.data),
  });

/** How often what stands beside a cycle is asked for again. It is never left older: what ended the cycle's moving moved people too. */
function useAfter(cycle: CycleDetail) {
  const client = useQueryClient();
  const { dataUpdatedAt = 0 } = client.getQueryState(detailQuery(cycle.id).queryKey) ?? {};
  return ({ state }: { state: { status: string; dataUpdatedAt: number } }) =>
    state.status === 'success' && state.dataUpdatedAt < dataUpdatedAt ? often : cycleAfter(cycle);
}

/** The page of its people that the board shows. */
export const useBoard = (cycle: CycleDetail, search: BoardSearch) =>
  useQuery({
    ...partQuery(getSubjects, {
      params: { id: cycle.id },
      query: {
        ...boardFilter(search),
        sort: boardAddress.shownSort(search),
        ...boardAddress.paging(search),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: useAfter(cycle),
  });

/** One of its people. */
export const usePerson = (cycle: CycleDetail, employeeId: string) =>
  useQuery({
    ...partQuery(getSubjects, {
      params: { id: cycle.id },
      query: { filterList: { employee: [employeeId] } },
    }),
    refetchInterval: useAfter(cycle),
  });

/** What there is to check before it begins. Asked anew wherever it is shown: nobody decides by what was. */
export const useCycleChecks = (id: string, enabled = true) =>
  useQuery({ ...partQuery(getCycleChecks, { params: { id } }), staleTime: 0, enabled });
export const useCycleHeld = (id: string) =>
  useQuery({ ...partQuery(getCycleHeld, { params: { id } }), staleTime: 0 });
export const useCycleLoad = (id: string, enabled: boolean) =>
  useQuery({ ...partQuery(getCycleLoad, { params: { id } }), staleTime: 0, enabled });

export const useCycleEven = (id: string, enabled: boolean) =>
  useQuery({ ...partQuery(getCycleEven, { params: { id } }), staleTime: 0, enabled });

export const useCycleStart = (enabled: boolean) =>
  useQuery({ ...partQuery(getCycleStart), enabled });

function keep(client: QueryClient, saved: CycleDetail) {
  const { queryKey } = detailQuery(saved.id);
  client.setQueryData(queryKey, (before) => ({ message: '', ...before, data: saved }));
}
function useKeep() {
  const client = useQueryClient();
  return { onSuccess: (reply: { data: CycleDetail }) => keep(client, reply.data) };
}
/** The form shows failures itself, at its fields. */
const quiet = { meta: { quiet: true } };
export const useCreateCycle = () => useSend(createCycle, { ...useKeep(), ...quiet });
export const useUpdateCycle = () => useSend(updateCycle, { ...useKeep(), ...quiet });
/** It says nothing by itself: the screen that adds the people says what became of it. */
export const useAddSubjects = () => useSend(addSubjects, quiet);
export const useMoveCycle = () => useSend(updateCycleStatus, useKeep());
export const useDuplicateCycle = () => useSend(duplicateCycle, useKeep());
export const useDeleteCycle = () => useSend(deleteCycle, { meta: { endsScreen: true } });

/** Shows what somebody else saved meanwhile. */
export function useTakeTheirCycle(): (saved: CycleDetail) => void {
  const client = useQueryClient();
  return (saved) => {
    keep(client, saved);
    void client.invalidateQueries();
  };
}
