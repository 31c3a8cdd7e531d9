import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { loggedSubject } from '#core/report/contract/content/report-names.ts';
import { noteRead } from '#core/report/server/known/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';

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
