import { type Note, noteAll } from '#core/audit/server/note.ts';
import {
  listLeaderIds,
  listStaff,
  listSubordinates,
  touchSubordinates,
} from '#core/employee/server/leader/queries.ts';
import { saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { Asker } from './present.ts';
import { subordinateIssues } from './rules.ts';

/**
 * Makes these the people whom a user leads, of those who work here (rule 83). Call it under
 * `lockEmployees`. 400 at the list, or at one of its people, where that can't be. Each of them gets a
 * new version and an entry in the log; the user's own is the caller's.
 */
export async function saveSubordinates(
  scope: Scope,
  leaderId: string | null,
  wanted: readonly string[],
  { accountId, now }: Asker,
): Promise<void> {
  if (leaderId === null) {
    if (wanted.length === 0) return;
    throw invalid({ path: 'employeeIdList', key: 'userMessages.noRecord' });
  }
  const before = (await listSubordinates(scope, [leaderId])).map(({ id }) => id);
  const added = wanted.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !wanted.includes(id));
  const staff = await listStaff(scope, [...added, ...removed]);
  const leaderIds = await listLeaderIds(scope, [leaderId, ...added, ...removed]);
  const issues = subordinateIssues({ wanted, added, staff, leaderId, leaderIds }, scope.locale);
  if (issues.length > 0) throw invalid(...issues);
  const changes = staff.map(({ id }) => {
    const leaders = leaderIds.get(id) ?? [];
    const others = leaders.filter((leader) => leader !== leaderId);
    const after = wanted.includes(id) ? [...others, leaderId] : others;
    return { employeeId: id, before: leaders, after };
  });
  if (changes.length === 0) return;
  await touchSubordinates(
    scope,
    changes.map(({ employeeId }) => employeeId),
  );
  await saveLeaders(scope, changes);
  const notes = staff.map((person): Note => {
    const details = { fieldList: ['leaderIds'] };
    return { verb: 'update', kind: 'employee', id: person.id, name: loggedName(person), details };
  });
  await noteAll(scope, { context: { now: () => now }, actor: { accountId } }, notes);
}
