import { useQuery, useQueryClient } from '@tanstack/react-query';
import { seldom } from '#core/questionary/web/live.ts';
import { getInterimPreview } from '#core/report/contract/interim-preview.ts';
import { createPartialReport, getReportLog } from '#core/report/contract/report.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

const logQuery = (id: string) => partQuery(getReportLog, { params: { id } });

/** The interim reports of a questionary in work. */
export const useReportLog = (id: string) => useQuery({ ...logQuery(id), refetchInterval: seldom });

/** What interim reports made now would show; asked anew each time the question opens. */
export const useInterimPreview = (id: string, isAsked: boolean) =>
  useQuery({
    ...partQuery(getInterimPreview, { params: { id } }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  });

export function useMakeInterim() {
  const client = useQueryClient();
  return useSend(createPartialReport, {
    onSuccess: ({ data, message }, { body }) =>
      client.setQueryData(logQuery(body.questionaryId).queryKey, { data, message }),
  });
}
