import type { EmployeeImportReply } from '#core/employee/contract/employee-import.ts';
import { isChanged } from '#core/employee/server/leader/rules.ts';
import { changedKeys, employeeColumns } from '#core/employee/server/rules.ts';
import type { PlannedRow } from './plan-rows.ts';

const shownRows = 10;

/** The first rows that change something, as they will be. If none does, the first rows. */
export function firstRows(rows: readonly PlannedRow[]): EmployeeImportReply['firstRows'] {
  const changing = rows.filter(({ planned }) => planned?.outcome !== 'unchanged');
  return (changing.length > 0 ? changing : rows).slice(0, shownRows).flatMap(shown);
}

/** Places are shown by name. */
const shownAs: { [key: string]: string } = { positionId: 'position', subdivisionId: 'subdivision' };

function shown({
  rowIndex,
  places,
  planned,
  leaders,
}: PlannedRow): EmployeeImportReply['firstRows'] {
  if (!planned) return [];
  const { outcome, form, saved } = planned;
  const { positionId, subdivisionId, ...columns } = employeeColumns(form);
  const changed: string[] = saved
    ? changedKeys({ ...columns, positionId, subdivisionId }, saved)
    : [];
  if (saved && leaders && isChanged(leaders.change)) changed.push('managerEmail');
  return [
    {
      rowIndex,
      outcome,
      ...columns,
      ...places,
      managerEmail: leaders?.leaders.map((one) => one.email).join(', ') ?? '',
      managerName: leaders?.leaders.map((one) => one.name).join(', ') ?? '',
      changed: changed.map((key) => shownAs[key] ?? key),
    },
  ];
}
