import type { LikeBirths } from '#core/employee/contract/employee-import.ts';
import type { FileRecord, Values } from '#core/employee/server/import/read-email.ts';
import { type SavedEmployee, yearsAfter } from '#core/employee/server/rules.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { foldHeader } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { type DateOrder, isNoDate, readDate } from '#platform/server/table-file/read-date.ts';

/** Days of birth, which nothing saves: they tell when a day of hiring can't be right (rule 222). */

/** From so many years on people may be hired. */
const youngest = 14;
/** Births of people at work, in years before today, and how old the middle one of them is at least. */
const oldest = 80;
const middle = 25;
/** Fewer days say nothing of all. */
const fewest = 5;

const dayIn = (cell: string, order: DateOrder): string | undefined => {
  const day = isNoDate(cell) ? '' : readDate(cell, order);
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
};

/** Whether somebody would have been hired as a child, or before their birth. */
export function isHiredTooYoung({ birthDate, inCompany }: Values, order: DateOrder): boolean {
  const [born, hired] = [dayIn(birthDate, order), dayIn(inCompany, order)];
  return born !== undefined && hired !== undefined && hired < yearsAfter(born, youngest);
}

export const birthIssues = (values: Values, order: DateOrder): Issue[] =>
  isHiredTooYoung(values, order)
    ? [{ path: 'inCompany', key: 'directoryMessages.employee.hiredTooYoung' }]
    : [];

interface Given {
  /** The header of the column with the days of hiring. */
  header: string;
  employees: ReadonlyMap<string, SavedEmployee>;
  order: DateOrder;
  today: string;
}

/** Null where the column of days of hiring doesn't look like one of births. */
export function likeBirths(
  rows: readonly FileRecord[],
  { header, employees, order, today }: Given,
): LikeBirths | null {
  const days = rows.flatMap(({ rowIndex, values, read }) => {
    const day = dayIn(values.inCompany, order);
    // What was once saved is right.
    if (!day || employees.get(read.email)?.inCompany === day) return [];
    return [{ rowIndex, values, day }];
  });
  const [first] = days;
  if (!first) return null;
  const isNamed = /(^| )(рожд\p{L}*|др|д р|birth\p{L}*|dob)( |$)/u.test(foldHeader(header));
  const isTurned = days.filter(({ values, day }) => day < (dayIn(values.birthDate, order) ?? ''));
  const isLike = isNamed || isTurned.length * 2 > days.length || areOld(days, today);
  return isLike
    ? { header, rowIndex: first.rowIndex, value: quotedCell(first.values.inCompany) }
    : null;
}

/** These look like births: hardly a whole company was hired so long ago, and somebody would have been hired of late. */
function areOld(days: readonly { day: string }[], today: string): boolean {
  const sorted = days.map(({ day }) => day).sort();
  const within = sorted.filter(
    (day) => yearsAfter(day, youngest) <= today && yearsAfter(day, oldest) > today,
  );
  const median = sorted[Math.floor(sorted.length / 2)] ?? today;
  return (
    sorted.length >= fewest &&
    within.length >= sorted.length * 0.9 &&
    yearsAfter(median, middle) <= today
  );
}
