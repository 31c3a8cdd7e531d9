import type { EmployeeForm } from '#contract/employee.ts';
import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/errors.ts';
import { redirectInvitations } from '#server/invitation/queue.ts';
import { holdOwnEmail } from '#server/user/own-email.ts';
import type { Clock } from './create-employee.ts';
import { type Asker, moveEmail } from './move-email.ts';
import { findPlaces } from './row-queries.ts';
import { employeeIssues, outcomeOf, type SavedEmployee } from './rules.ts';
import { saveEmployees } from './save-employees.ts';

/**
 * Saves the form over a locked employee; their e-mail may become another (rule 6), and what they
 * are asked follows it. The asker's own waits for its proof (decision 035).
 */
export async function updateEmployee(
  scope: Scope,
  saved: SavedEmployee,
  given: EmployeeForm,
  { now, today, ...asker }: Asker & Clock,
): Promise<void> {
  const { accountId } = asker;
  const isOwn = asker.employeeId === saved.id;
  const form = isOwn
    ? await holdOwnEmail(scope, given, { accountId, email: saved.email, now })
    : given;
  const issues = employeeIssues(form, await findPlaces(scope, [form]), { today, saved });
  if (issues.length > 0) throw invalid(...issues);
  if (form.email.toLowerCase() !== saved.email.toLowerCase()) {
    await moveEmail(scope, saved, form.email, asker);
    await redirectInvitations(scope, { employeeId: saved.id, from: saved.email, to: form.email });
  }
  const planned = { id: saved.id, form, saved, outcome: outcomeOf(form, saved), issues };
  await saveEmployees(scope, [planned], now);
}
