import type { EmployeeForm } from '#core/employee/contract/employee.ts';
import { answerTitleToConfirm } from '#core/employee/contract/wish/position-wish.ts';
import { keepTitleToConfirm } from '#core/employee/server/position-wish-queries.ts';
import { keepPlaces } from '#core/employee/server/row-queries.ts';
import { type Editor, employeeIssues, type SavedEmployee } from '#core/employee/server/rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { invalid } from '#platform/server/shared/errors.ts';

/**
 * The form in which somebody saves themself, without their new position: it waits for HR, unless they may give
 * positions themself (rule 192).
 */
export async function holdOwnPosition(
  scope: Scope,
  form: EmployeeForm,
  saved: SavedEmployee,
  { employeeId, permissions, now, today }: Editor & Moment,
): Promise<EmployeeForm> {
  const { id, positionId } = saved;
  if (form.positionId === positionId || employeeId !== id) return form;
  if (permissions.has(answerTitleToConfirm.access)) return form;
  const issues = employeeIssues(form, await keepPlaces(scope, [form]), { today, saved });
  if (issues.length > 0) throw invalid(...issues);
  await keepTitleToConfirm(scope, { employeeId: id, positionId: form.positionId, askedAt: now });
  return { ...form, positionId };
}
