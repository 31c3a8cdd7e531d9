import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { reportsAddress } from './reports-search.ts';

/** The address of the reports: /estimation/reports?search=…&page=… */
export const useReportsAddress = () => useListAddress(reportsAddress, { resetScroll: false });
