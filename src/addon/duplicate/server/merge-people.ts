import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { deleteEmployee } from '#core/employee/server/delete-employee.ts';
import { listLeaderIds, lockEmployees } from '#core/employee/server/leader/queries.ts';
import { isChanged } from '#core/employee/server/leader/rules.ts';
import { noteLeaders, saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import type { Editor } from '#core/employee/server/rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { pairKey } from './find.ts';
import { keepAccess } from './keep-access.ts';
import { mergedLeaders } from './leaders.ts';
import { findRefusals } from './list-queries.ts';
import { type Merge, moveLinks, renewDuplicate } from './move-queries.ts';
import { closeSecondPlan, moveCycles, renameInside } from './person-queries.ts';

/** Locks in the order in which everything that ends an access does. */
export async function lockForPeople(scope: Scope): Promise<void> {
  await lockBrand(scope);
  await lockEmployees(scope);
}

/**
 * Merges two locked records of a person: assessments, reports, plans and who leads whom move, and the other is deleted as
 * in the directory (rule 195). 409 where that would put two people of one assessment together. Returns what the journal
 * of actions says of the access.
 */
export async function mergePeople(
  scope: Scope,
  merge: Merge,
  { editor, now }: { editor: Editor; now: Date },
): Promise<AuditDetails> {
  const { staysId, goesId } = merge;
  const refusals = await findRefusals(scope, [[staysId, goesId]]);
  const refusal = refusals.get(pairKey(staysId, goesId));
  if (refusal) throw conflict({ path: 'goesId', key: `directoryMessages.twin.${refusal}` });
  const details = await keepAccess(scope, merge, now);
  const changes = mergedLeaders(await listLeaderIds(scope), merge).filter(isChanged);
  const users = await saveLeaders(scope, changes);
  await noteLeaders(scope, { context: { now: () => now }, actor: editor }, users);
  await renameInside(scope, merge);
  await closeSecondPlan(scope, merge, now);
  await moveCycles(scope, merge);
  await moveLinks(scope, 'employee', merge);
  for (const id of new Set([staysId, ...changes.map(({ employeeId }) => employeeId)]))
    await renewDuplicate(scope, 'employee', id);
  await deleteEmployee(scope, goesId, editor, now);
  return details;
}
