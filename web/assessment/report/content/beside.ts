import type { getReport } from '#contract/assessment/report.ts';
import type { ReplyFields } from '#contract/platform/call/endpoint.ts';

/** What is found anew each time a report is opened, beside its frozen content. */
export type BesideReport = Omit<ReplyFields<typeof getReport>, 'data'>;
