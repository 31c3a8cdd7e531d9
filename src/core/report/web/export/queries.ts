import { useQuery } from '@tanstack/react-query';
import {
  deleteReportArchive,
  getJobList,
  type Job,
  resumeReportArchive,
} from '#core/report/contract/report-archive.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

/** How often the server is asked how far an archive is, in ms, in case the stream says nothing. */
const askEvery = 5_000;
const none: readonly Job[] = [];

/** The person's archives, the newest first. Where they cannot be loaded, none is shown. */
export function useJobs(): readonly Job[] {
  const { data } = useQuery({
    ...partQuery(getJobList),
    refetchInterval: ({ state }) =>
      state.data?.data.some((job) => job.state === 'running') ? askEvery : false,
  });
  return data?.data ?? none;
}

export const useForgetJob = () => useSend(deleteReportArchive, { meta: { quiet: 'success' } });

export const useResumeJob = () => useSend(resumeReportArchive, { meta: { quiet: 'success' } });
