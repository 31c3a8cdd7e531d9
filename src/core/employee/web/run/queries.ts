import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getPeopleRun,
  getPeopleRunPeople,
  getPeopleRuns,
  previewPeopleRunUndo,
  undoPeopleRun,
} from '#core/employee/contract/run/run.ts';
import { pageQuery, partQuery, useSend } from '#platform/web/api/queries.ts';
import { type RunSearch, runAddress, runsAddress } from './run-search.ts';

export const usePeopleRuns = (search: ReturnType<typeof runsAddress.validate>) =>
  useQuery({
    ...pageQuery(getPeopleRuns, { query: runsAddress.paging(search) }),
    placeholderData: keepPreviousData,
  });

export const usePeopleRun = (id: string) => useQuery(partQuery(getPeopleRun, { params: { id } }));

export function useRunPeople(id: string, search: RunSearch) {
  const { show } = search;
  const wanted =
    show === 'stayed' ? { stayed: 'true' as const } : show === undefined ? {} : { kind: show };
  return useQuery({
    ...partQuery(getPeopleRunPeople, {
      params: { id },
      query: { ...runAddress.paging(search), ...wanted },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Not asked again once the run is being taken back: then there is nothing to look forward to. */
export const useUndoPreview = (id: string, isUndone: boolean) =>
  useQuery({ ...partQuery(previewPeopleRunUndo, { params: { id } }), enabled: !isUndone });

export const useUndoRun = () => useSend(undoPeopleRun);
