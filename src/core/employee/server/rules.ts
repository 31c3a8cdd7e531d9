import { type EmployeeForm, yearsOfExperience } from '#core/employee/contract/employee.ts';
import type { EmployeeOutcome } from '#core/employee/contract/employee-import.ts';
import {
  type EmployeeField,
  employeeFieldNames,
} from '#core/employee/contract/rules/directory-fields.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Actor } from '#platform/server/http/call.ts';

/** Who changes an employee, and what else they may do. */
export type Editor = Pick<
  Actor,
  'accountId' | 'employeeId' | 'permissions' | 'provedAt' | 'provedHow' | 'reach'
>;

/** A form as the employee's row stores it: each field in the column of its name, null where it is empty. */
export type EmployeeColumns = {
  [Field in EmployeeField]-?: Exclude<EmployeeForm[Field], undefined>;
};
export function employeeColumns(form: EmployeeForm): EmployeeColumns {
  const entries = employeeFieldNames.map((field) => [
    field,
    form[field] === '' ? null : (form[field] ?? null),
  ]);
  return Object.fromEntries(entries);
}

export type SavedEmployee = EmployeeColumns & {
  id: string;
  version: number;
  isFired: boolean;
  isDeleted: boolean;
};

/** An employee's row as the form that would save it unchanged. */
export function formOf({
  id: _,
  version,
  isFired,
  isDeleted,
  ...form
}: SavedEmployee): EmployeeForm {
  return form;
}

/** `takesBack`: whether somebody who has left returns. */
export function outcomeOf(
  form: EmployeeForm,
  saved: SavedEmployee | undefined,
  takesBack = false,
): EmployeeOutcome {
  if (!saved) return 'created';
  if (saved.isDeleted || (saved.isFired && takesBack)) return 'restored';
  return changedKeys(employeeColumns(form), saved).length > 0 ? 'updated' : 'unchanged';
}

export const changedKeys = (after: EmployeeColumns, before: EmployeeColumns): EmployeeField[] =>
  employeeFieldNames.filter((field) => after[field] !== before[field]);

/** Those of the places named in the forms that the brand has, and which of them are archived. */
export interface Places {
  positionIds: ReadonlySet<string>;
  subdivisionIds: ReadonlySet<string>;
  archivedIds: ReadonlySet<string>;
}

/** What is wrong with a form that fits its schema. `today` is a date in the brand's time zone. */
export function employeeIssues(
  form: EmployeeForm,
  places: Places,
  { today, saved }: { today: string; saved: SavedEmployee | undefined },
): Issue[] {
  return [
    ...placeIssues(form, places, saved),
    ...yearIssues(form.workExpirience ?? null, today, saved),
    ...dayIssues(form, today, saved),
  ];
}

/** Both must be there. Anybody who has an archived one keeps it, nobody else gets it (rule 86). */
function placeIssues(
  { positionId, subdivisionId }: EmployeeForm,
  { positionIds, subdivisionIds, archivedIds }: Places,
  saved: SavedEmployee | undefined,
): Issue[] {
  const issues: Issue[] = [];
  const isNewlyArchived = (id: string, own: string | undefined) =>
    archivedIds.has(id) && id !== own;
  if (!positionIds.has(positionId)) {
    issues.push({ path: 'positionId', key: 'directoryMessages.unknownPosition' });
  } else if (isNewlyArchived(positionId, saved?.positionId)) {
    issues.push({ path: 'positionId', key: 'directoryMessages.archivedPosition' });
  }
  if (!subdivisionIds.has(subdivisionId)) {
    issues.push({ path: 'subdivisionId', key: 'directoryMessages.unknownSubdivision' });
  } else if (isNewlyArchived(subdivisionId, saved?.subdivisionId)) {
    issues.push({ path: 'subdivisionId', key: 'directoryMessages.archivedSubdivision' });
  }
  return issues;
}

export const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Nobody at work was hired before. */
export const earliestHiring = '1950-01-01';

/** Days that cannot be (rules 79 and 222). What was once saved stays valid. */
function dayIssues(
  { inCompany, inPosition }: EmployeeForm,
  today: string,
  saved: SavedEmployee | undefined,
): Issue[] {
  if (saved?.inCompany === inCompany && saved.inPosition === inPosition) return [];
  const nextYear = yearsAfter(today, 1);
  const issues: Issue[] = [];
  if (inCompany > nextYear) {
    issues.push({ path: 'inCompany', key: 'directoryMessages.tooFarAhead' });
  } else if (inCompany < earliestHiring) {
    issues.push({ path: 'inCompany', key: 'directoryMessages.tooLongAgo' });
  }
  if (inPosition < inCompany) {
    issues.push({ path: 'inPosition', key: 'directoryMessages.beforeHired' });
  } else if (inPosition > nextYear && inCompany <= nextYear) {
    issues.push({ path: 'inPosition', key: 'directoryMessages.tooFarAhead' });
  }
  return issues;
}

/** Accepts the current year and the 29 before it. A year once saved stays valid. */
function yearIssues(year: number | null, today: string, saved: SavedEmployee | undefined): Issue[] {
  const max = Number(today.slice(0, 4));
  const min = max - yearsOfExperience + 1;
  if (year === null || (year >= min && year <= max) || year === saved?.workExpirience) return [];
  return [{ path: 'workExpirience', key: 'directoryMessages.yearRange', params: { min, max } }];
}
