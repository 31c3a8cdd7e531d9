import type { EmployeeForm } from '#core/employee/contract/employee.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import { lockEmail } from '#core/user/server/account-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { noRoom } from './room.ts';
import { type PlannedEmployee, planEmployees, saveEmployees } from './save-employees.ts';

/**
 * Adds one employee, or brings back a deleted one. 400 at the e-mail when somebody in the list has
 * it, and when the company may have no more people.
 */
export async function createEmployee(
  scope: Scope,
  form: EmployeeForm,
  { now, today }: Moment,
): Promise<PlannedEmployee> {
  await lockEmployees(scope);
  await lockEmail(scope, form.email);
  const planned = await planEmployees(scope, [form], today);
  const [one] = planned;
  if (!one) throw new Error('a form without a plan');
  const { saved, issues } = one;
  if (saved && !saved.isDeleted) {
    const key = saved.isFired ? 'emailOfFired' : 'emailTaken';
    issues.push({ path: 'email', key: `directoryMessages.${key}` });
  }
  const full = await noRoom(scope, { coming: 1, path: 'email' });
  if (full) issues.push(full);
  if (issues.length > 0) throw invalid(...issues);
  await saveEmployees(scope, planned, now);
  return one;
}
