import { useQuery } from '@tanstack/react-query';
import { getOwnData, makeOwnData } from '#addon/privacy/contract/own-data.ts';
import { getProcessing } from '#addon/privacy/contract/processing.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';

/** How often is asked how far the file is, in ms. */
const askEvery = 5_000;

export const useOwnData = () =>
  useQuery({
    ...pageQuery(getOwnData),
    refetchInterval: ({ state }) => (state.data?.data.file?.state === 'running' ? askEvery : false),
  });

export const useMakeOwnData = () => useSend(makeOwnData, { meta: { quiet: 'success' } });

export const useProcessing = () => useQuery(pageQuery(getProcessing));
