import { type AnyDoer, noteAll } from '#core/audit/server/note.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type LedUser, touchLeaders, writeLeaders } from './queries.ts';
import { gainedOrLost, isChanged, type LeaderChange } from './rules.ts';

/**
 * Saves who leads these people from now on (rule 83). Call it under `lockEmployees`. Forms of the
 * users who lead somebody more or less are stale from then on, and those users are returned. The
 * version of the people themselves is the caller's affair, and so are all entries in the log.
 */
export async function saveLeaders(
  scope: Scope,
  changes: readonly LeaderChange[],
): Promise<LedUser[]> {
  const changed = changes.filter(isChanged);
  if (changed.length === 0) return [];
  await writeLeaders(scope, changed);
  const touched = gainedOrLost(changed);
  return touched.length > 0 ? touchLeaders(scope, touched) : [];
}

/** Notes at these users that they lead others now: that may open other reports to them. */
export const noteLeaders = (
  scope: Scope,
  doer: AnyDoer,
  users: readonly LedUser[],
): Promise<void> =>
  noteAll(
    scope,
    doer,
    users.map(({ id, name }) => ({
      verb: 'update',
      kind: 'user',
      id,
      name,
      details: { fieldList: ['employeeList'] },
    })),
  );
