import { randomUUID } from 'node:crypto';
import type { Issue } from '#contract/call/issues.ts';
import type { EmployeeForm, ImportOutcome } from '#contract/employee.ts';
import type { Scope } from '#server/db/scope.ts';
import { giveAccess, updatePersons } from './access-queries.ts';
import {
  findSavedEmployees,
  insertEmployees,
  keepPlaces,
  lockEmployees,
  updateEmployees,
} from './row-queries.ts';
import {
  changedKeys,
  employeeColumns,
  employeeIssues,
  outcomeOf,
  type SavedEmployee,
} from './rules.ts';
import { welcomeBack } from './welcome-back.ts';

/** A form with what saving it would do; nothing may be saved while one has issues. */
export interface PlannedEmployee {
  /** Of the saved employee; of a new one what it is going to be. */
  id: string;
  form: EmployeeForm;
  saved: SavedEmployee | undefined;
  outcome: ImportOutcome;
  issues: Issue[];
}

/**
 * Compares forms with the employees there are, found by e-mail; takes the lock that `saveEmployees`
 * needs. For a dry run as well. `today` is a date in the brand's time zone.
 */
export async function planEmployees(
  scope: Scope,
  forms: readonly EmployeeForm[],
  today: string,
): Promise<PlannedEmployee[]> {
  await lockEmployees(scope);
  const known = await findSavedEmployees(
    scope,
    forms.map(({ email }) => email),
  );
  const places = await keepPlaces(scope, forms);
  const seen = new Set<string>();
  return forms.map((form) => {
    const { email } = form;
    const saved = known.get(email);
    const issues = employeeIssues(form, places, { today, saved });
    if (seen.has(email)) issues.push({ path: 'email', key: 'directoryMessages.emailTwice' });
    seen.add(email);
    const id = saved?.id ?? randomUUID();
    return { id, form, saved, outcome: outcomeOf(form, saved), issues };
  });
}

/**
 * Saves planned employees without issues, ten thousand in seconds. Who is new or back becomes a
 * member of the brand without a password and without a letter (rule 6), with the account of that e-mail.
 */
export async function saveEmployees(
  scope: Scope,
  planned: readonly PlannedEmployee[],
  now: Date,
): Promise<void> {
  const of = (...outcomes: ImportOutcome[]) =>
    planned.filter(({ outcome }) => outcomes.includes(outcome));
  const rowOf = ({ id, form }: PlannedEmployee) => ({ id, ...employeeColumns(form) });
  await insertEmployees(scope, of('created').map(rowOf), now);
  await updateEmployees(scope, of('updated', 'restored').map(rowOf));
  await welcomeBack(
    scope,
    of('restored').map(({ id }) => id),
  );
  // Whoever was here already is a member, unless a super administrator has removed them: that stays.
  await giveAccess(scope, of('created', 'restored').map(rowOf), now);
  await updatePersons(scope, of('updated', 'restored').flatMap(personChange));
}

/** What of an employee the account says too, where it was changed. */
function personChange({ id, form, saved }: PlannedEmployee) {
  if (!saved) return [];
  const after = employeeColumns(form);
  const shared = ['firstName', 'lastName', 'locale', 'slackId'] as const;
  const changed = changedKeys(after, saved);
  const entries = shared.filter((key) => changed.includes(key)).map((key) => [key, after[key]]);
  return entries.length > 0 ? [{ employeeId: id, changed: Object.fromEntries(entries) }] : [];
}
