import { useNavigate } from '@tanstack/react-router';
import { useListAddress } from '#web/list/use-list-address.ts';
import { reportsAddress } from './reports-search.ts';

/** The address of the reports: /estimation/reports?search=…&page=…&questionary=…&employee=… */
export function useReportsAddress() {
  const address = useListAddress(reportsAddress, { resetScroll: false });
  const navigate = useNavigate();
  return {
    ...address,
    /** Closes the open report. */
    close: () =>
      void navigate({
        to: '/estimation/reports',
        search: (before) => ({ ...before, questionary: undefined, employee: undefined }),
        resetScroll: false,
      }),
  };
}
