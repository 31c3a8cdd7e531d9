import { useQueryClient } from '@tanstack/react-query';
import { type Assignment, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { type Flow, refreshMenu, type Which } from '#core/answering/web/flow.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import type { Body, ReplyFields } from '#platform/contract/call/endpoint.ts';
import { useSend } from '#platform/web/api/queries.ts';

export interface DeclineProps {
  of: Pick<Assignment, 'questionaryId' | 'employeeId' | 'lastName' | 'firstName' | 'middleName'> &
    Pick<Assignment, 'isActive' | 'mayDecline' | 'declined'>;
  flow: Flow;
}

type Said = Pick<Body<typeof decline>, 'reason' | 'note'>;

/**
 * Says that one can't assess that person, or takes it back. The questions in view are never loaded again, so
 * it is noted there too.
 */
export function useDecline({ questionaryId, employeeId }: Which, { token }: Flow, isShown = false) {
  const client = useQueryClient();
  const send = useSend(decline, {
    networkMode: 'always',
    meta: { isShown: () => isShown },
    onSuccess: (_, { body: { reason } }) => {
      if (!token) void refreshMenu();
      client.setQueriesData<ReplyFields<typeof testingStartEmployee>>(
        { queryKey: [testingStartEmployee.name] },
        (known) => {
          if (known?.data.questionaryId !== questionaryId) return known;
          if (known.data.employeeId !== employeeId) return known;
          return { ...known, data: { ...known.data, declined: reason ? 'self' : undefined } };
        },
      );
    },
  });
  return {
    ...send,
    say: (said: Said, onDone: () => void) =>
      send.mutate({ body: { questionaryId, employeeId, ...said }, token }, { onSuccess: onDone }),
  };
}
