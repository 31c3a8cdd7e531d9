import { createStore, useStore } from '#web/ui/base/store.ts';
import type { ReportAddress } from './report-address.ts';

const store = createStore<ReportAddress | undefined>(undefined);

/** The report that is about to be sent. web/app shows the dialog. */
export const useOpenSending = (): ReportAddress | undefined => useStore(store);

/** Opens the dialog that sends this report, over whatever page or dialog. */
export const openSending = (report: ReportAddress): void => store.set(report);

export const closeSending = (): void => store.set(undefined);
