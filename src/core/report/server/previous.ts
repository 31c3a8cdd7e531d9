import { letIn, type Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import {
  changesSince,
  type PreviousReport,
} from '#core/report/contract/reading/report-difference.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { withIdsOf } from './join-by-name.ts';
import { findPrevious, findReport } from './queries.ts';

/**
 * What has changed since the previous report that the reader may open (rule 29); null where there is none. An interim report
 * is of some answers only, so it is compared with none.
 */
export async function changesSincePrevious(
  scope: Scope,
  readable: Readable,
  content: ReportContent,
): Promise<PreviousReport | null> {
  if (content.method !== '360' || content.kind !== 'final') return null;
  const previous = await findPrevious(scope, readable, content);
  if (!previous) return null;
  const isJoined = content.broughtIn !== undefined || previous.content.broughtIn !== undefined;
  const own = isJoined ? await findReport(scope, letIn, content) : undefined;
  const before = own ? withIdsOf(previous, [own]) : previous;
  return changesSince(before.content, content);
}
