import type { getReport } from '#core/report/contract/report.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';

/** What is found anew each time a report is opened, beside its frozen content. */
export type BesideReport = Omit<ReplyFields<typeof getReport>, 'data'>;
