import type { EmployeeForm } from '#core/employee/contract/employee.ts';
import { changeEmail } from '#core/user/server/change-email.ts';
import { holdOwnEmail } from '#core/user/server/own-email.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { requireFresh } from '#platform/server/shared/fresh.ts';
import { requireOwner } from '#platform/server/shared/owner.ts';
import { keepPlaces } from './row-queries.ts';
import { type Editor, employeeIssues, outcomeOf, type SavedEmployee } from './rules.ts';
import { saveEmployees } from './save-employees.ts';

/**
 * Saves the form over a locked employee. Another e-mail asks for a fresh proof of the editor (rule
 * 97), and their own new one waits for its letter (decision 035).
 */
export async function updateEmployee(
  scope: Scope,
  saved: SavedEmployee,
  given: EmployeeForm,
  editor: Editor & Moment,
): Promise<void> {
  const { now, today, accountId, employeeId, permissions } = editor;
  if (given.email !== saved.email) requireFresh(editor, now);
  if (given.email !== saved.email && employeeId === saved.id) requireOwner(editor, now);
  const form =
    employeeId === saved.id
      ? await holdOwnEmail(scope, given, { accountId, email: saved.email, now })
      : given;
  const issues = employeeIssues(form, await keepPlaces(scope, [form]), { today, saved });
  if (issues.length > 0) throw invalid(...issues);
  if (form.email !== saved.email) {
    await changeEmail(scope, { by: 'hr', employee: saved, to: form.email, permissions, now });
  }
  const planned = { id: saved.id, form, saved, outcome: outcomeOf(form, saved), issues };
  await saveEmployees(scope, [planned], now, employeeId);
}
