import type { Scope } from '#server/platform/db/scope.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import { endEmployeeAccess } from './end-employee-access.ts';
import { followNames } from './follow-names.ts';
import { standingOfSaved } from './name-rules.ts';
import { hideEmployee, lockEmployee } from './row-queries.ts';
import type { Editor } from './rules.ts';

/**
 * Hides an employee and ends their access. The brand must be locked before the employee. Nothing of
 * what was assessed is lost (rule 35). Nobody deletes themself. Only the super administrator
 * deletes administrators and HR (rules 7 and 11).
 */
export async function deleteEmployee(
  scope: Scope,
  id: string,
  editor: Editor,
  now: Date,
): Promise<void> {
  if (editor.employeeId === id) throw conflict({ path: 'id', key: 'directoryMessages.notSelf' });
  const standing = standingOfSaved(await lockEmployee(scope, id));
  await hideEmployee(scope, id, now);
  await endEmployeeAccess(scope, id, editor, {
    path: 'id',
    adminKey: 'directoryMessages.adminAccess',
  });
  await followNames(scope, [{ id, before: standing, after: { ...standing, isHere: false } }], now);
}
