import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useListAddress } from '#web/list/use-list-address.ts';
import type { Which } from '#web/testing/flow.ts';
import { testingAddress } from './testing-search.ts';

/**
 * The address of the testing list: …/testing?q=…&page=…&assess=…&in=… A reload opens the dialog
 * again, and the browser's "back" closes it.
 */
export function useTestingAddress() {
  const address = useListAddress(testingAddress);
  const navigate = useNavigate();
  const { history } = useRouter();
  const opened = useRef(false);
  const { assess, in: within } = address.search;
  const show = (which: Partial<Which>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        assess: which.employeeId,
        in: which.questionaryId,
      }),
      replace,
      resetScroll: false,
    });
  return {
    ...address,
    /** Whose dialog is open. */
    which: assess && within ? { questionaryId: within, employeeId: assess } : undefined,
    open({ questionaryId, employeeId }: Which) {
      opened.current = true;
      show({ questionaryId, employeeId }, false);
    },
    /** The list behind the dialog is the step before it, unless the dialog came with the page. */
    close() {
      if (opened.current) history.back();
      else show({}, true);
      opened.current = false;
    },
  };
}
