import type { ReplyFields } from '#contract/call/endpoint.ts';
import type { getReport } from '#contract/report.ts';

/** What is found anew each time a report is opened, beside its frozen content. */
export type Beside = Omit<ReplyFields<typeof getReport>, 'data'>;
