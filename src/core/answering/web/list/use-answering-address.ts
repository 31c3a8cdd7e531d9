import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Which } from '#core/answering/web/flow.ts';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { answeringAddress } from './answering-search.ts';

const none = { questionaryId: undefined, employeeId: undefined };

/**
 * The address of the answering list: …/testing?q=…&page=…&questionaryId=…&employeeId=… A reload opens the
 * dialog again, and the browser's "back" closes it.
 */
export function useAnsweringAddress() {
  const address = useListAddress(answeringAddress);
  const navigate = useNavigate();
  const { history } = useRouter();
  const opened = useRef(false);
  const { questionaryId, employeeId } = address.search;
  const show = (which: { [K in keyof Which]: Which[K] | undefined }, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...which }),
      replace,
      resetScroll: false,
    });
  return {
    ...address,
    /** Whose dialog is open. */
    which: questionaryId && employeeId ? { questionaryId, employeeId } : undefined,
    open({ questionaryId, employeeId }: Which) {
      opened.current = true;
      show({ questionaryId, employeeId }, false);
    },
    /** The list behind the dialog is the step before it, unless the dialog came with the page. */
    close() {
      if (opened.current) history.back();
      else show(none, true);
      opened.current = false;
    },
  };
}
