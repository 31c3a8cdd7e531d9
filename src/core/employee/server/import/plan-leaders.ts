import type { EmployeeImportForm } from '#core/employee/contract/employee-import.ts';
import { listLeaderStructure, type StandingLeaders } from '#core/employee/server/leader/queries.ts';
import { isChanged, type LeaderChange } from '#core/employee/server/leader/rules.ts';
import { mostLeaders } from '#core/profile/contract/profile.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import {
  type FindLeader,
  leaderFinder,
  leadingIssues,
  missingIssue,
  type Somebody,
  structureOf,
  tooManyLeaders,
} from './leader-rules.ts';
import { type NamedLeader, type OpenLeaders, openLeaders } from './open-leaders.ts';
import { listSomebodies } from './queries.ts';
import { type FileRecord, readEmail } from './read-email.ts';
import { nameIn, type ReadEmployee } from './read-employees.ts';
import { readLeaders, saidOf } from './read-leaders.ts';
import { nearestPeople } from './repair/nearest-people.ts';
import type { EmployeeRow } from './repair/repair-table.ts';

/** A row of the file with the id that its person has or gets. */
interface LedRow extends Pick<ReadEmployee, 'rowIndex' | 'values' | 'email'> {
  id: string;
}

/** What the column of leaders says of a row. */
export interface RowLeaders {
  issues: Issue[];
  /** The leaders in the order of the file. */
  leaders: Pick<Somebody, 'email' | 'name'>[];
  change: LeaderChange;
}

type Wishes = Pick<EmployeeImportForm, 'leaveLeadersOut' | 'leaders'> & {
  /** Rows of people who are skipped, as they have no e-mail. */
  withoutEmail: readonly FileRecord[];
  /** Rows of people who are skipped, as they have left. */
  dismissed: readonly FileRecord[];
  /** Rows that somebody has left out. */
  leftOut: readonly EmployeeRow[];
};

/**
 * Whom the file makes lead whom. Leaders are people of the same file, wherever they stand in it, or
 * of the directory. An empty cell takes the leaders away; the same as shown changes nothing, nor does
 * a cell of which every leader is left out.
 */
export async function planLeaders(
  scope: Scope,
  rows: readonly LedRow[],
  { leaveLeadersOut = false, leaders: meant = {}, ...skipped }: Wishes,
): Promise<OpenLeaders & { byRow: ReadonlyMap<number, RowLeaders> }> {
  if (rows.length === 0) return { byRow: new Map(), missing: [], namesakes: [] };
  const saved = withWhoReturns(await listLeaderStructure(scope), rows);
  const byName = new Map(Object.entries(meant).map(([name, email]) => [fold(name), email]));
  const people = await everybody(scope, rows, skipped);
  const find = await leaderFinder(people, byName);
  const read = await inSlices(rows, (row) =>
    readRow(row, find, { saved: saved.get(row.id), leavesOut: leaveLeadersOut }),
  );
  const after = new Map([...saved].map(([id, { shown }]) => [id, shown]));
  for (const { row, wanted } of read) after.set(row.id, wanted);
  const structure = structureOf(after);
  const planned = await inSlices(read, ({ row, leaders, ...rest }): [number, RowLeaders] => {
    const issues = [...rest.issues, ...leadingIssues(row.id, leaders, structure)];
    return [row.rowIndex, { issues, leaders, change: rest.change }];
  });
  return {
    byRow: new Map(planned),
    ...openLeaders(
      read.flatMap(({ named }) => named),
      nearestPeople(people),
    ),
  };
}

/** The person who comes back with the file is shown again where they lead somebody. */
function withWhoReturns(saved: ReadonlyMap<string, StandingLeaders>, rows: readonly LedRow[]) {
  const inFile = new Set(rows.map(({ id }) => id));
  return new Map(
    [...saved].map(([id, { all, shown }]): [string, StandingLeaders] => [
      id,
      { all, shown: all.filter((one) => shown.includes(one) || inFile.has(one)) },
    ]),
  );
}

/** People of the file come after those of the directory, so that they are found instead of them. */
async function everybody(
  scope: Scope,
  rows: readonly LedRow[],
  { withoutEmail, dismissed, leftOut }: Omit<Wishes, 'leaveLeadersOut' | 'leaders'>,
): Promise<Somebody[]> {
  const inFile = new Set(rows.map(({ email }) => email));
  const beside = (await listSomebodies(scope)).filter(({ email }) => !inFile.has(email));
  const own = await inSlices(rows, ({ id, email, values }) => ({
    id,
    email,
    name: nameIn(values),
    position: values.position,
    absence: null,
  }));
  const gone = dismissed.map(({ values, read }) => absent(values, read.email, 'left'));
  const skipped = withoutEmail.map(({ values }) => absent(values, '', 'noEmail'));
  const out = leftOut.map(({ values }) => absent(values, readEmail(values.email).email, 'leftOut'));
  return [...skipped, ...gone, ...out, ...beside, ...own];
}

const absent = (
  values: FileRecord['values'],
  email: string,
  absence: Somebody['absence'],
): Somebody => ({ id: '', email, name: nameIn(values), position: values.position, absence });

interface Given {
  saved: StandingLeaders | undefined;
  /** Whether leaders who can't be are left out. */
  leavesOut: boolean;
}

function readRow(row: LedRow, find: FindLeader, { saved, leavesOut }: Given) {
  const { all = [], shown = [] } = saved ?? {};
  const words = readLeaders(row.values.managerEmail);
  const isTooMany = words.length > mostLeaders;
  // Nothing is said of each of too many: a cell may have a thousand.
  const { rowIndex } = row;
  const whose = quotedCell(nameIn(row.values) || row.email);
  const named = (isTooMany ? [] : words).map((word): NamedLeader => {
    return { word, found: find(word, row.email), rowIndex, whose };
  });
  const issues = isTooMany ? [tooManyLeaders()] : named.flatMap((one) => issueOf(one, leavesOut));
  const leaders = new Map(
    named.flatMap(({ found: { leader } }) => (leader ? [[leader.id, leader]] : [])),
  );
  const isLeftOut = words.length > 0 && leaders.size === 0;
  const wanted = isLeftOut ? shown : [...leaders.keys()];
  const isAsShown = !isChanged({ employeeId: row.id, before: shown, after: wanted });
  const change = { employeeId: row.id, before: all, after: isAsShown ? all : wanted };
  return { row, named, leaders: [...leaders.values()], wanted, issues, change };
}

function issueOf(
  { word, found: { missing, issue, leader } }: NamedLeader,
  leavesOut: boolean,
): Issue[] {
  if (issue) return [issue];
  return missing && !leader && !leavesOut ? [missingIssue(missing, saidOf(word))] : [];
}
