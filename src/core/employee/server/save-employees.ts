import { randomUUID } from 'node:crypto';
import type { EmployeeForm } from '#core/employee/contract/employee.ts';
import type { EmployeeOutcome } from '#core/employee/contract/employee-import.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import { countNoMore } from '#core/invitation/server/participant-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened, type News } from '#platform/server/happened.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { giveAccess, updatePersons } from './access/access-queries.ts';
import { welcomeBack } from './access/welcome-back.ts';
import { followNames } from './name/follow-names.ts';
import { type NameChange, standingOf, standingOfSaved } from './name/rules.ts';
import { forgetTitlesToConfirm } from './position-wish-queries.ts';
import { findSavedEmployees, insertEmployees, keepPlaces, updateEmployees } from './row-queries.ts';
import {
  changedKeys,
  employeeColumns,
  employeeIssues,
  outcomeOf,
  type Places,
  type SavedEmployee,
} from './rules.ts';

/** A form and what saving it would do. Nothing may be saved while any form has issues. */
export interface PlannedEmployee {
  /** The id of the saved employee, or the id that a new one will get. */
  id: string;
  form: EmployeeForm;
  saved: SavedEmployee | undefined;
  outcome: EmployeeOutcome;
  issues: Issue[];
}

export interface SavingPlan {
  /** The employees with these e-mails, where they have been read under the lock. */
  known?: ReadonlyMap<string, SavedEmployee>;
  /** Places that will be created with them. */
  newPlaces?: Omit<Places, 'archivedIds'>;
  /** Archived places that will be brought back with them. */
  restoredIds?: ReadonlySet<string>;
  /** Whether those who have left return. */
  takesBack?: boolean;
}

/**
 * Compares forms with the existing employees, found by e-mail. Takes the lock that `saveEmployees`
 * needs. A dry run calls it too. `today` is a date in the brand's time zone.
 */
export async function planEmployees(
  scope: Scope,
  forms: readonly EmployeeForm[],
  today: string,
  plan: SavingPlan = {},
): Promise<PlannedEmployee[]> {
  await lockEmployees(scope);
  const emails = forms.map(({ email }) => email);
  const known = plan.known ?? (await findSavedEmployees(scope, emails));
  const places = withPlaces(await keepPlaces(scope, forms), plan);
  const seen = new Set<string>();
  return inSlices(forms, (form) => {
    const { email } = form;
    const saved = known.get(email);
    const issues = employeeIssues(form, places, { today, saved });
    if (seen.has(email)) issues.push({ path: 'email', key: 'directoryMessages.emailTwice' });
    seen.add(email);
    const id = saved?.id ?? randomUUID();
    return { id, form, saved, outcome: outcomeOf(form, saved, plan.takesBack), issues };
  });
}

const withPlaces = (kept: Places, { newPlaces, restoredIds }: SavingPlan): Places => ({
  positionIds: new Set([...kept.positionIds, ...(newPlaces?.positionIds ?? [])]),
  subdivisionIds: new Set([...kept.subdivisionIds, ...(newPlaces?.subdivisionIds ?? [])]),
  archivedIds: new Set([...kept.archivedIds].filter((id) => !restoredIds?.has(id))),
});

/**
 * Saves planned employees without issues, ten thousand in seconds. New and returning people become
 * members of the brand with the account of that e-mail, without a password and without a letter
 * (rule 6). `own`: the record of the person who saves, who may rename themselves.
 */
export async function saveEmployees(
  scope: Scope,
  planned: readonly PlannedEmployee[],
  now: Date,
  own?: string | null,
): Promise<void> {
  const of = (...outcomes: EmployeeOutcome[]) =>
    planned.filter(({ outcome }) => outcomes.includes(outcome));
  const rowOf = ({ id, form }: PlannedEmployee) => ({ id, ...employeeColumns(form) });
  await insertEmployees(scope, of('created').map(rowOf), now);
  await updateEmployees(scope, of('updated').map(rowOf), { isBack: false, now });
  await updateEmployees(scope, of('restored').map(rowOf), { isBack: true, now });
  await welcomeBack(
    scope,
    of('restored').map(({ id }) => id),
    now,
  );
  // The person who was here already is a member, unless a super administrator removed them. That stays so.
  const claimed = await giveAccess(scope, of('created', 'restored').map(rowOf), now);
  // An account that was not theirs before may answer in their place (decision 021).
  for (const id of claimed) await countNoMore(scope, id, now);
  await updatePersons(scope, of('updated', 'restored').flatMap(personChange));
  const moved = planned.filter(({ form, saved }) => saved && form.positionId !== saved.positionId);
  await forgetTitlesToConfirm(
    scope,
    moved.map(({ id }) => id),
  );
  const changed = of('created', 'updated', 'restored');
  await followNames(
    scope,
    changed.map((one) => ({ ...nameChange(one), isOwn: one.id === own })),
    now,
  );
  await happened(scope, changed.map(newsOf), now);
}

function newsOf({ id, form, outcome }: PlannedEmployee): News {
  const event = outcome === 'updated' ? 'employee.changed' : 'employee.joined';
  return { event, facts: { employeeId: id, name: loggedName(form) } };
}

function nameChange({ id, form, saved, outcome }: PlannedEmployee): NameChange {
  const before = saved && standingOfSaved(saved);
  const isHere = outcome !== 'updated' || before?.isHere === true;
  return { id, before, after: standingOf(form, isHere) };
}

/** The changed fields that the account keeps too. */
function personChange({ id, form, saved }: PlannedEmployee) {
  if (!saved) return [];
  const after = employeeColumns(form);
  const shared = ['firstName', 'lastName', 'locale', 'slackId'] as const;
  const changed = changedKeys(after, saved);
  const entries = shared.filter((key) => changed.includes(key)).map((key) => [key, after[key]]);
  return entries.length > 0 ? [{ employeeId: id, changed: Object.fromEntries(entries) }] : [];
}
