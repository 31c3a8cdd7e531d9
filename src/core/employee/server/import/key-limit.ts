import { mostCreated, mostEmails } from '#core/employee/contract/rules/machine-limits.ts';
import { aDayBefore, countPlanned } from '#core/employee/server/run/day.ts';
import { countByMachine, listAskedAnonymously } from '#core/employee/server/run/day-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { isSameName } from '#platform/server/shared/same-name.ts';
import type { PlannedRow } from './plan-rows.ts';

/** What is wrong with good rows because of who sends them: of the file, and of single rows. */
export interface SenderIssues {
  ofFile: Issue[];
  ofRows: PlannedRow[];
}
export type JudgeSender = (rows: readonly PlannedRow[]) => Promise<SenderIssues>;

/**
 * Holds what a program sends by its key to what machines may do within a day, and lets it rename nobody whose answers
 * would be lost by it (rule 219). A person has no limit. The employees must be locked: two at once can't pass it.
 */
export const judgeByKey =
  (scope: Scope, now: Date): JudgeSender =>
  async (rows) => {
    const { present, ...done } = await countByMachine(scope, aDayBefore(now));
    const coming = countPlanned(rows.flatMap(({ planned }) => planned ?? []));
    const most = {
      created: mostCreated(present),
      changed: mostCreated(present),
      emails: mostEmails,
    };
    const kinds = ['created', 'changed', 'emails'] as const;
    const ofFile = kinds
      .filter((kind) => coming[kind] > 0 && done[kind] + coming[kind] > most[kind])
      .map((kind): Issue => {
        const params = { most: most[kind], done: done[kind], count: coming[kind] };
        return { path: 'email', key: `directoryMessages.tooManyByKey.${kind}`, params };
      });
    return { ofFile, ofRows: await renamedOfAsked(scope, rows) };
  };

async function renamedOfAsked(scope: Scope, rows: readonly PlannedRow[]): Promise<PlannedRow[]> {
  const renamed = rows.filter(
    ({ planned }) => planned?.saved && !isSameName(planned.saved, planned.form),
  );
  const asked = await listAskedAnonymously(
    scope,
    renamed.flatMap(({ planned }) => planned?.id ?? []),
  );
  const issue = { path: 'lastName', key: 'directoryMessages.renamedByKey' } as const;
  return renamed
    .filter(({ planned }) => planned && asked.has(planned.id))
    .map((row) => ({ ...row, issues: [issue] }));
}
