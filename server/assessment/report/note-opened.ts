import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { type Doer, noteAudit } from '#server/company/audit/note.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/**
 * Logs who has opened whose report, for the person whom it is about (rule 112). `comparedNumber`: of the earlier
 * one beside it.
 */
export const noteOpened = (
  scope: Scope,
  doer: Doer,
  { questionaryId, employeeId, number, subject, kind }: ReportContent,
  comparedNumber?: number,
): Promise<void> =>
  noteAudit(scope, doer, {
    verb: 'open',
    kind: 'report',
    id: employeeId,
    name: subject,
    details: { questionaryId, number, isInterim: kind === 'interim', comparedNumber },
  });
