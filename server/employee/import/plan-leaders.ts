import type { Issue } from '#contract/call/issues.ts';
import { mostLeaders } from '#contract/profile.ts';
import type { Scope } from '#server/db/scope.ts';
import { listStructure, type StandingLeaders } from '#server/leader/queries.ts';
import { isChanged, type LeaderChange } from '#server/leader/rules.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import {
  type FindLeader,
  leaderFinder,
  leadingIssues,
  type Somebody,
  structureOf,
  tooManyLeaders,
} from './leader-rules.ts';
import { listSomebodies } from './queries.ts';
import type { ReadEmployee } from './read-employees.ts';
import { readLeaders } from './read-leaders.ts';

/** A row of the file with the id that its person has or gets. */
export interface LedRow extends Pick<ReadEmployee, 'rowIndex' | 'values' | 'email'> {
  id: string;
}

/** What the column of leaders says of a row. */
export interface RowLeaders {
  issues: Issue[];
  /** The leaders' e-mails in the order of the file. */
  emails: string[];
  change: LeaderChange;
}

/**
 * Whom the file makes lead whom, by row. Leaders are people of the same file, wherever they stand in
 * it, or of the directory. An empty cell takes the leaders away; the same as shown changes nothing.
 */
export async function planLeaders(
  scope: Scope,
  rows: readonly LedRow[],
): Promise<Map<number, RowLeaders>> {
  const saved = await listStructure(scope);
  const find = leaderFinder(await everybody(scope, rows));
  const read = await inSlices(rows, (row) => readRow(row, find, saved.get(row.id)));
  const after = new Map([...saved].map(([id, { shown }]) => [id, shown]));
  for (const { row, leaders } of read) {
    after.set(
      row.id,
      leaders.map(({ id }) => id),
    );
  }
  const structure = structureOf(after);
  const planned = await inSlices(read, ({ row, leaders, ...rest }): [number, RowLeaders] => {
    const issues = [...rest.issues, ...leadingIssues(row.id, leaders, structure)];
    const emails = leaders.map(({ email }) => email);
    return [row.rowIndex, { issues, emails, change: rest.change }];
  });
  return new Map(planned);
}

/** People of the file come after those of the directory, so that they are found instead of them. */
async function everybody(scope: Scope, rows: readonly LedRow[]): Promise<Somebody[]> {
  const inFile = new Set(rows.map(({ email }) => email));
  const beside = (await listSomebodies(scope)).filter(({ email }) => !inFile.has(email));
  const own = await inSlices(rows, ({ id, email, values }) => ({
    id,
    email,
    name: values.fullName || `${values.lastName} ${values.firstName} ${values.middleName}`.trim(),
    hasLeft: false,
  }));
  return [...beside, ...own];
}

function readRow(row: LedRow, find: FindLeader, saved: StandingLeaders | undefined) {
  const { all = [], shown = [] } = saved ?? {};
  const leaders = new Map<string, Somebody>();
  const issues: Issue[] = [];
  const words = readLeaders(row.values.managerEmail);
  const isTooMany = words.length > mostLeaders;
  if (isTooMany) issues.push(tooManyLeaders());
  // Nothing is said of each of too many: a cell may have a thousand.
  for (const word of isTooMany ? [] : words) {
    const found = find(word, row.email);
    if ('key' in found) issues.push(found);
    else leaders.set(found.id, found);
  }
  const wanted = [...leaders.keys()];
  const isAsShown = !isChanged({ employeeId: row.id, before: shown, after: wanted });
  const change = { employeeId: row.id, before: all, after: isAsShown ? all : wanted };
  return { row, leaders: [...leaders.values()], issues, change };
}
