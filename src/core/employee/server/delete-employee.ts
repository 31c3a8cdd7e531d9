import { directoryPolicy } from '#core/directory/contract/policy/directory.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';
import { endEmployeeAccess } from './end-employee-access.ts';
import { followNames } from './name/follow-names.ts';
import { standingOfSaved } from './name/rules.ts';
import { hideEmployee, lockEmployee } from './row-queries.ts';
import type { Editor } from './rules.ts';
import { tellLeft } from './tell-left.ts';

const requireOther = requireBy(directoryPolicy('employee'), {
  delete: { path: 'id', key: 'directoryMessages.notSelf' },
});

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
  requireOther({ isOwn: editor.employeeId === id }, 'delete');
  const saved = await lockEmployee(scope, id);
  const standing = standingOfSaved(saved);
  await hideEmployee(scope, id, now);
  await endEmployeeAccess(scope, id, { ...editor, now }, 'id');
  await followNames(scope, [{ id, before: standing, after: { ...standing, isHere: false } }], now);
  if (!saved.isFired) await tellLeft(scope, [saved], now);
}
