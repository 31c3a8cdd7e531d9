import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import type { ComparedReport, Outcome } from './make-subject-report.ts';

/** Others about the same person may be made meanwhile, each time. Nobody does that by hand. */
const mostTimes = 10;

/**
 * Makes a report, which compares itself with others before it is stored. The comparison takes time, so
 * it comes between two attempts, each a transaction of its own: nothing is locked meanwhile. What has
 * changed by the second attempt is compared again. 429 where too many reports of the company wait.
 */
export async function afterComparing(
  { context, actor }: { context: Pick<Context, 'comparer'>; actor: { brandId: string } },
  attempt: (compared?: ComparedReport) => Promise<Outcome>,
): Promise<ReportContent | undefined> {
  let compared: ComparedReport | undefined;
  for (let times = 0; times < mostTimes; times += 1) {
    const outcome = await attempt(compared);
    if ('content' in outcome) return outcome.content;
    const { toCompare } = outcome;
    const comparableList = await context.comparer.listComparable(actor.brandId, toCompare);
    compared = { toCompare, comparableList };
  }
  throw new Failure('unavailable', { text: { key: 'errors.reportsWaiting' } });
}
