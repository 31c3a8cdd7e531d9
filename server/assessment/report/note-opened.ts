import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { loggedSubject } from '#contract/assessment/content/report-names.ts';
import { type Doer, noteAudit } from '#server/company/audit/note.ts';
import { noteRead } from '#server/people/known/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/**
 * Logs who has opened whose report, for the person whom it is about (rule 112), and keeps that they know of it (169). `comparedNumber`: of the earlier
 * one beside it.
 */
export async function noteOpened(
  scope: Scope,
  doer: Doer,
  content: ReportContent,
  comparedNumber?: number,
): Promise<void> {
  const { questionaryId, employeeId, number, kind } = content;
  await noteRead(scope, doer.actor.accountId, [employeeId]);
  await noteAudit(scope, doer, {
    verb: 'open',
    kind: 'report',
    id: employeeId,
    name: loggedSubject(content),
    details: { questionaryId, number, isInterim: kind === 'interim', comparedNumber },
  });
}
