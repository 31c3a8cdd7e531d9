import { useQuery } from '@tanstack/react-query';
import {
  createSource,
  deleteSource,
  getSourceRun,
  getSources,
  refuseSourceRun,
  runSource,
  takeSourceRun,
  updateSource,
} from '#addon/source/contract/source.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

export const useSources = () => useQuery(partQuery(getSources));
/** The form shows failures itself, at its fields. */
export const useCreateSource = () => useSend(createSource, { meta: { quiet: true } });
export const useUpdateSource = () => useSend(updateSource, { meta: { quiet: true } });
export const useDeleteSource = () => useSend(deleteSource);
export const useRunSource = () => useSend(runSource);
export const useSourceRun = (id: string) => useQuery(partQuery(getSourceRun, { params: { id } }));
export const useTakeRun = () => useSend(takeSourceRun);
export const useRefuseRun = () => useSend(refuseSourceRun);
