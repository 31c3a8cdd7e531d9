import { createStore, useStore } from '#web/platform/ui/base/store.ts';
import type { ReportAddress } from './report/report-address.ts';

/** A report, or its comparison with the second one (left out: with the report before it). */
export type SendingAddress = ReportAddress & {
  isCompareReport?: boolean | undefined;
  secondQuestionaryId?: string | undefined;
};

const store = createStore<SendingAddress | undefined>(undefined);

/** The report that is about to be sent. web/app shows the dialog. */
export const useOpenSending = (): SendingAddress | undefined => useStore(store);

/** Opens the dialog that sends this report, over whatever page or dialog. */
export const openSending = (report: SendingAddress): void => store.set(report);

export const closeSending = (): void => store.set(undefined);
