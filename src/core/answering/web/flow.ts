import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { session } from '#core/account/web/session/session.ts';
import {
  answered,
  type ClosedLink,
  closedLink,
  consentAsked,
  over,
  sendResult,
  testingBegin,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { ApiError, type CallInput, call } from '#platform/web/api/call.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { takeData, takeVisit } from './ahead.ts';
import { type RefusedAnswer, refusedAnswer } from './refused-answer.ts';

/** Who answers: somebody with an account, or the holder of a personal link. */
export interface Flow {
  /** The personal link's token; undefined with an account. */
  token?: string | undefined;
}

/** Which of the person's assignments. */
export interface Which {
  questionaryId: string;
  /** The person assessed. */
  employeeId: string;
}

/** Without a network a call fails at once and says so, instead of silently waiting for one. */
export const tellOffline = { networkMode: 'always' } as const;

function dataQuery({ token }: Flow, { questionaryId, employeeId }: Which) {
  const asked = { query: { filterList: { employeeId, questionaryId } }, token };
  return {
    ...partQuery(testingStartEmployee, asked),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (token && (await takeData({ questionaryId, employeeId }))) ||
      call(testingStartEmployee, { ...asked, signal }),
  };
}

/** The questions are frozen, so they are not loaded again while somebody answers. */
export const useAnsweringData = (flow: Flow, which: Which, isAnswering = true) =>
  useQuery({
    ...dataQuery(flow, which),
    ...(isAnswering && { staleTime: 'static' as const }),
    ...tellOffline,
  });

/** The people that a personal link asks about. */
export const useVisit = (token: string) =>
  useQuery({
    ...partQuery(testingStart, { query: { token } }),
    queryFn: ({ signal }) => takeVisit(token) ?? call(testingStart, { query: { token }, signal }),
    ...tellOffline,
  });

/** Begins an assignment. A failure is shown at the button, or in a toast if `toasts` is set. */
export function useBegin({ token }: Flow, toasts = false) {
  const client = useQueryClient();
  const begin = useSend(testingBegin, {
    ...tellOffline,
    meta: { quiet: toasts ? 'success' : true },
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

interface Outcomes {
  onSaved: () => void;
  /** `refused` is the answer that the refusal names, if it names one. */
  onFailed: (
    error: ApiError,
    input: CallInput<typeof sendResult>,
    refused: RefusedAnswer | undefined,
  ) => void;
}

/** Sends the answers. Both callbacks run even if the screen has been closed meanwhile. */
export const useSubmit = ({ onSaved, onFailed }: Outcomes) =>
  useSend(sendResult, {
    ...tellOffline,
    meta: { quiet: true, endsScreen: true },
    onSuccess: () => {
      if (session()) void refreshMenu();
      onSaved();
    },
    onError: (error, input) => onFailed(error, input, refusedAnswer(error, input.body)),
  });

/** The menu says how much is still open. Who answers by a link has none. */
export async function refreshMenu(): Promise<void> {
  try {
    const { refreshPerson } = await import('#core/account/web/session/load-session.ts');
    await refreshPerson();
  } catch (error) {
    console.warn('The menu shows what was open before', error);
  }
}

const final: number[] = [
  errorCodes.linkExpired.code,
  errorCodes.notFound.code,
  errorCodes.conflict.code,
  errorCodes.forbidden.code,
];

/** Trying again would change nothing: already answered, over, or never asked. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && final.includes(error.code);

/** No network, no server, or too many calls: the same call may succeed later. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** Whether a call was refused because the answers are already there. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && z.safeParse(answered, error.data).success;

/** Whether these answers can never be sent: others are there already, or the questionary is over. */
export const isForGood = (error: unknown): boolean =>
  isAnswered(error) || (error instanceof ApiError && z.safeParse(over, error.data).success);

/** Whether the answers are taken once the person has agreed. */
export const isConsentAsked = (error: unknown): boolean =>
  error instanceof ApiError && z.safeParse(consentAsked, error.data).success;

/** The closed link's person and questionary, if the call was refused for that reason. */
export const closedLinkIn = (error: unknown): ClosedLink | undefined =>
  error instanceof ApiError ? z.safeParse(closedLink, error.data).data : undefined;
