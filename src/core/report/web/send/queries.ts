import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '#core/account/web/session/session.ts';
import { getParticipants, sendReport } from '#core/report/contract/report-send.ts';
import { getUserList } from '#core/user/contract/user.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

/** Only HR sees who takes part. */
export function useParticipants(questionaryId: string) {
  const enabled = useCan()(getParticipants.access);
  const query = partQuery(getParticipants, { params: { id: questionaryId } });
  return useQuery({ ...query, staleTime: 0, enabled });
}

/** More than are shown, as some of them are chosen already. */
const mostFound = 50;

/** Users whose name or e-mail holds that text; nobody for an empty one. */
export const useUsersLike = (search: string) =>
  useQuery({
    ...partQuery(getUserList, { query: { filterList: { search }, limit: mostFound } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** The form shows failures itself, at its fields. */
export const useSendReport = () => useSend(sendReport, { meta: { quiet: true } });
