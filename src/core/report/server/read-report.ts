import {
  letIn,
  mayOpen,
  type ReportReader,
  readableSubjects,
} from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { localise } from './localise.ts';
import { findReport } from './queries.ts';

/**
 * Which report: the final one, or, with a count, the interim one made after so many answers. The final one's own count
 * means the final one.
 */
export interface WantedReport {
  questionaryId: string;
  employeeId: string;
  passedParticipantCount?: number | null | undefined;
}

/**
 * A report in the reader's language, and whether its subject reads it yet. One that the person may not open, or not yet,
 * gets the same answer as one that does not exist: 404 (rules 12 and 133).
 */
export async function readReport(
  scope: Scope,
  { actor, locale }: { actor: ReportReader; locale: Locale },
  wanted: WantedReport,
): Promise<{ content: ReportContent; opening: ReportSharing | undefined }> {
  const found = mayOpen(actor, wanted.employeeId) && (await findMeant(scope, actor, wanted));
  if (!found) throw notFound();
  return { content: localise(found.content, found.texts, locale), opening: found.opening };
}

async function findMeant(
  scope: Scope,
  actor: ReportReader,
  { passedParticipantCount: passed, ...of }: WantedReport,
) {
  const readable = readableSubjects(actor);
  const final = await findReport(scope, readable, of);
  if (typeof passed !== 'number' || final?.content.passedParticipantCount === passed) return final;
  return seesAllReports(actor.roles) ? findReport(scope, readable, of, passed) : undefined;
}

/** The person who asks has been let in already. */
export async function findContent(
  scope: Scope,
  { passedParticipantCount, ...of }: WantedReport,
  locale: Locale,
): Promise<ReportContent | undefined> {
  const found = await findReport(scope, letIn, of, passedParticipantCount);
  return found && localise(found.content, found.texts, locale);
}
