import type {
  EmployeeImportField,
  EmployeeImportForm,
} from '#core/employee/contract/employee-import.ts';
import { isChanged } from '#core/employee/server/leader/rules.ts';
import { type PlannedEmployee, planEmployees } from '#core/employee/server/save-employees.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import type { MatchedNames } from '#platform/server/table-file/columns/match-names.ts';
import type { OpenLeaders } from './open-leaders.ts';
import { planLeaders, type RowLeaders } from './plan-leaders.ts';
import { type ReadEmployee, standingAt } from './read-employees.ts';
import type { ReadFile } from './read-file.ts';
import type { EmployeeRow } from './repair/repair-table.ts';

export type PlannedRow = ReadEmployee & {
  planned?: PlannedEmployee | undefined;
  /** Undefined where the file has no column of leaders. */
  leaders?: RowLeaders | undefined;
};

export interface PlannedRows {
  rows: PlannedRow[];
  openLeaders: OpenLeaders;
}

interface Asked {
  form: EmployeeImportForm;
  /** Columns that the file does not have. */
  missing: readonly EmployeeImportField[];
  today: string;
  /** Rows that are left out: their people lead nobody. */
  leftOut: readonly EmployeeRow[];
}

/** Compares the good rows with the existing employees, and all leaders with who there will be. */
export async function planRows(
  scope: Scope,
  { rows, employees, positions, subdivisions, withoutEmail, dismissed, swapped, told }: ReadFile,
  { form, missing, today, leftOut }: Asked,
): Promise<PlannedRows> {
  const ids = ({ created }: MatchedNames) => new Set(created.map(({ id }) => id));
  const forms = rows.flatMap((row) => row.form ?? []);
  const planned = await planEmployees(scope, forms, today, {
    known: employees,
    newPlaces: { positionIds: ids(positions), subdivisionIds: ids(subdivisions) },
    restoredIds: new Set(form.restorePlaces ? told.archivedPlaces.map(({ id }) => id) : []),
    takesBack: form.takeBack ?? false,
  });
  const byForm = new Map(planned.map((one) => [one.form, one]));
  const idOf = ({ form: own, email }: ReadEmployee) =>
    (own && byForm.get(own)?.id) ?? employees.get(email)?.id ?? email;
  const led = missing.includes('managerEmail') ? [] : rows;
  const { byRow, ...openLeaders } = await planLeaders(
    scope,
    led.map((row) => ({ ...row, id: idOf(row) })),
    {
      ...form,
      withoutEmail: form.skipWithoutEmail ? withoutEmail : [],
      dismissed: form.takeDismissed ? [] : dismissed,
      leftOut,
    },
  );
  const all = await inSlices(rows, (row): PlannedRow => {
    const one = row.form && byForm.get(row.form);
    const leaders = byRow.get(row.rowIndex);
    const issues = [
      ...row.issues,
      ...(one?.issues.map(atColumn).map(standingAt(swapped)) ?? []),
      ...(leaders?.issues ?? []),
    ];
    return { ...row, issues, leaders, planned: one && withLeaders(one, leaders) };
  });
  return { rows: all, openLeaders };
}

/** Other leaders alone change somebody too. */
const withLeaders = (one: PlannedEmployee, leaders: RowLeaders | undefined): PlannedEmployee =>
  one.outcome === 'unchanged' && leaders && isChanged(leaders.change)
    ? { ...one, outcome: 'updated' }
    : one;

/** A place of a form is a column by another name. */
const atColumn = (issue: Issue): Issue => ({ ...issue, path: issue.path.replace(/Id$/, '') });
