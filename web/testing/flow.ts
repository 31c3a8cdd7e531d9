import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCodes } from '#contract/envelope.ts';
import {
  getTestingList,
  sendResult,
  testingBegin,
  testingStart,
  testingStartEmployee,
} from '#contract/testing.ts';
import { ApiError } from '#web/api.ts';
import { partQuery, useReload, useSend } from '#web/api-queries.ts';

/** Who answers: somebody with an account, or the holder of a personal link. */
export interface Flow {
  /** The personal link's; undefined with an account. */
  token?: string | undefined;
  /** Under whom this device keeps the draft. */
  person: string;
  /** The employee's id, where it is known. */
  participantId?: string | null | undefined;
}

/** One assignment among those of the person who answers. */
export interface Which {
  questionaryId: string;
  /** The person assessed. */
  employeeId: string;
}

/** Without a network a call fails and says so, instead of waiting unseen for one. */
const tellOffline = { networkMode: 'always' } as const;

const dataQuery = ({ token }: Pick<Flow, 'token'>, { questionaryId, employeeId }: Which) =>
  partQuery(testingStartEmployee, {
    query: { filterList: { employeeId, questionaryId } },
    token,
  });

/** The questions are frozen, so what came once is not asked again while somebody answers. */
export const useTestingData = (flow: Pick<Flow, 'token'>, which: Which) =>
  useQuery({ ...dataQuery(flow, which), staleTime: Number.POSITIVE_INFINITY, ...tellOffline });

/** The people of a personal link. */
export const useVisit = (token: string) =>
  useQuery({ ...partQuery(testingStart, { query: { token } }), ...tellOffline });

/** Begins an assignment. A failure is told where it was pressed, or by a toast. */
export function useBegin({ token }: Pick<Flow, 'token'>, toasts = false) {
  const client = useQueryClient();
  const begin = useSend(testingBegin, {
    ...tellOffline,
    meta: { quiet: toasts ? 'success' : true },
    reloads: [getTestingList, testingStart],
    onSuccess: (_, { body }) =>
      client.setQueryData(dataQuery({ token }, body).queryKey, (known) =>
        known && known.data.status === 'no_progress'
          ? { ...known, data: { ...known.data, status: 'in_work' as const } }
          : known,
      ),
  });
  return {
    ...begin,
    begin: ({ questionaryId, employeeId }: Which, onBegun: () => void) =>
      begin.mutate({ body: { questionaryId, employeeId }, token }, { onSuccess: onBegun }),
  };
}

/** Sends the answers; `onSaved` is called even when the screen has been closed meanwhile. */
export const useSubmit = (onSaved: () => void) =>
  useSend(sendResult, {
    ...tellOffline,
    meta: { quiet: true },
    reloads: [getTestingList],
    onSuccess: onSaved,
  });

/** Asks anew what is still to answer. */
export function useReloadVisit() {
  const reload = useReload();
  return () => void reload(testingStart);
}

const final: number[] = [
  errorCodes.linkExpired.code,
  errorCodes.notFound.code,
  errorCodes.conflict.code,
  errorCodes.forbidden.code,
];

/** Trying again changes nothing: answered already, ended, never asked. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && final.includes(error.code);
