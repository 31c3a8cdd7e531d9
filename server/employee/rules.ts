import type { Permission } from '#contract/call/access.ts';
import type { Issue } from '#contract/call/issues.ts';
import { type EmployeeForm, type ImportOutcome, yearsOfExperience } from '#contract/employee.ts';

/** Who changes an employee, and what else they may. */
export interface Editor {
  accountId: string;
  employeeId: string | null;
  permissions: ReadonlySet<Permission>;
}

/** What of a form stands in the employee's row. */
export function columnsOf(form: EmployeeForm) {
  const { firstName, lastName, email, positionId, subdivisionId, locale } = form;
  const { middleName, slackId, inCompany, inPosition, workExpirience } = form;
  return {
    firstName,
    lastName,
    middleName: middleName || null,
    email,
    positionId,
    subdivisionId,
    slackId: slackId || null,
    locale,
    inCompany,
    inPosition,
    workExpirience: workExpirience ?? null,
  };
}
export type EmployeeColumns = ReturnType<typeof columnsOf>;

export type SavedEmployee = EmployeeColumns & {
  id: string;
  version: number;
  isFired: boolean;
  isDeleted: boolean;
};

export function outcomeOf(form: EmployeeForm, saved: SavedEmployee | undefined): ImportOutcome {
  if (!saved) return 'created';
  if (saved.isDeleted) return 'restored';
  return changedKeys(columnsOf(form), saved).length > 0 ? 'updated' : 'unchanged';
}

export function changedKeys(after: EmployeeColumns, before: EmployeeColumns) {
  return (Object.keys(after) as (keyof EmployeeColumns)[]).filter(
    (key) => after[key] !== before[key],
  );
}

/** What the brand has of the places that the forms name. */
export interface Places {
  positionIds: ReadonlySet<string>;
  subdivisionIds: ReadonlySet<string>;
}

/** What is wrong with a form that fits its schema; `today` is a date in the brand's time zone. */
export function employeeIssues(
  form: EmployeeForm,
  { positionIds, subdivisionIds }: Places,
  { today, saved }: { today: string; saved: SavedEmployee | undefined },
): Issue[] {
  return [
    ...(positionIds.has(form.positionId)
      ? []
      : [{ path: 'positionId', key: 'directoryMessages.unknownPosition' } as const]),
    ...(subdivisionIds.has(form.subdivisionId)
      ? []
      : [{ path: 'subdivisionId', key: 'directoryMessages.unknownSubdivision' } as const]),
    ...yearIssues(form.workExpirience ?? null, today, saved),
  ];
}

/** The current year and the 29 before it (spec 3, section 9); a year that was saved once stays good. */
function yearIssues(year: number | null, today: string, saved: SavedEmployee | undefined): Issue[] {
  const max = Number(today.slice(0, 4));
  const min = max - yearsOfExperience + 1;
  if (year === null || (year >= min && year <= max) || year === saved?.workExpirience) return [];
  return [{ path: 'workExpirience', key: 'directoryMessages.yearRange', params: { min, max } }];
}
