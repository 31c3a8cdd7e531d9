import type { EmployeeForm } from '#contract/people/employee.ts';
import { answerPositionWish } from '#contract/people/wish/position-wish.ts';
import { keepPositionWish } from '#server/people/employee/position-wish-queries.ts';
import { keepPlaces } from '#server/people/employee/row-queries.ts';
import { type Editor, employeeIssues, type SavedEmployee } from '#server/people/employee/rules.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Moment } from '#server/platform/http/in-brand.ts';
import { invalid } from '#server/platform/shared/errors.ts';

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
  if (permissions.has(answerPositionWish.access)) return form;
  const issues = employeeIssues(form, await keepPlaces(scope, [form]), { today, saved });
  if (issues.length > 0) throw invalid(...issues);
  await keepPositionWish(scope, { employeeId: id, positionId: form.positionId, askedAt: now });
  return { ...form, positionId };
}
