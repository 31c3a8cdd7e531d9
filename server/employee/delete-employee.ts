import { lockBrand } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { conflict } from '#server/errors.ts';
import { endEmployeeAccess } from './end-employee-access.ts';
import { hideEmployee, lockEmployee } from './row-queries.ts';
import type { Editor } from './rules.ts';

/**
 * Hides an employee and ends their access; nothing of what was assessed is lost (rule 35).
 * Nobody deletes themself; administrators and HR only the super administrator (rules 7 and 11).
 */
export async function deleteEmployee(
  scope: Scope,
  id: string,
  editor: Editor,
  now: Date,
): Promise<void> {
  await lockBrand(scope);
  await lockEmployee(scope, id);
  if (editor.employeeId === id) throw conflict({ path: 'id', key: 'directoryMessages.notSelf' });
  await hideEmployee(scope, id, now);
  await endEmployeeAccess(scope, id, editor, {
    path: 'id',
    adminKey: 'directoryMessages.adminAccess',
  });
}
