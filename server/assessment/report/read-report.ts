import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { ReportOpening } from '#contract/assessment/rules/opening.ts';
import { seesAllReports } from '#contract/platform/call/access.ts';
import type { Locale } from '#i18n/t.ts';
import {
  letIn,
  mayOpen,
  type ReportReader,
  readableSubjects,
} from '#server/assessment/questionary/work/reader-rules.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { localise } from './localise.ts';
import { findReport } from './queries.ts';

/** Which report: the final one, or, with a count, the interim one made after so many answers. */
export interface WantedReport {
  questionaryId: string;
  employeeId: string;
  passedParticipantCount?: number | undefined;
}

/**
 * A report in the reader's language, and whether its subject reads it yet; 404 where there is none or the person may not
 * open it, or not yet (rules 12 and 133).
 */
export async function readReport(
  scope: Scope,
  { actor, locale }: { actor: ReportReader; locale: Locale },
  { passedParticipantCount, ...of }: WantedReport,
): Promise<{ content: ReportContent; opening: ReportOpening | undefined }> {
  requireReadable(actor, { passedParticipantCount, ...of });
  const found = await findReport(scope, readableSubjects(actor), of, passedParticipantCount);
  if (!found) throw notFound();
  return { content: localise(found.content, found.texts, locale), opening: found.opening };
}

/**
 * A report that the person may not open gets the same answer as one that does not exist (rule 12).
 */
export function requireReadable(reader: ReportReader, wanted: WantedReport): void {
  const isInterim = wanted.passedParticipantCount !== undefined;
  if (!mayOpen(reader, wanted.employeeId)) throw notFound();
  if (isInterim && !seesAllReports(reader.roles)) throw notFound();
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
