import { useQuery } from '@tanstack/react-query';
import { getMyData, makeMyData } from '#addon/privacy/contract/my-data.ts';
import { getProcessing } from '#addon/privacy/contract/processing.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';

/** How often is asked how far the file is, in ms. */
const askEvery = 5_000;

export const useMyData = () =>
  useQuery({
    ...pageQuery(getMyData),
    refetchInterval: ({ state }) => (state.data?.data.file?.state === 'running' ? askEvery : false),
  });

export const useMakeMyData = () => useSend(makeMyData, { meta: { quiet: 'success' } });

export const useProcessing = () => useQuery(pageQuery(getProcessing));
