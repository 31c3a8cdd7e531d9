import { countSubordinates, listLeaderIds } from '#core/employee/server/leader/queries.ts';
import { noteLeaders, saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import { mostLeaders } from '#core/profile/contract/profile.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { ByKey } from './by-key.ts';
import { clearManager, findManager, listManagerless } from './queries.ts';

/**
 * Makes a manager the person's first leader, the others stay; without one the first leader goes. Returns the words that
 * are kept until they mean somebody: of a manager who isn't there yet, or who can't lead this person.
 */
export async function saveManager(
  scope: Scope,
  call: ByKey,
  id: string,
  meant: string | null,
): Promise<string | null> {
  const all = await listLeaderIds(scope, [id]);
  const before = all.get(id) ?? [];
  const manager = meant === null ? undefined : await findManager(scope, meant);
  const mayLead = manager !== undefined && (await canLead(scope, manager, id));
  if (meant !== null && !mayLead) return meant;
  const others = before.slice(1).filter((leader) => leader !== manager);
  const after = [...(manager === undefined ? [] : [manager]), ...others].slice(0, mostLeaders);
  await noteLeaders(scope, call, await saveLeaders(scope, [{ employeeId: id, before, after }]));
  return null;
}

/** Nobody leads themself, or their own leader (decision 099), or more people than one can. */
async function canLead(scope: Scope, manager: string, id: string): Promise<boolean> {
  if (manager === id) return false;
  const ledBy = (await listLeaderIds(scope, [manager])).get(manager) ?? [];
  const count = (await countSubordinates(scope, [manager])).get(manager) ?? 0;
  return !ledBy.includes(id) && count < mostSubordinates;
}

/** Gives whoever waited for this person, by any of these words, their manager. */
export async function resolveManagers(
  scope: Scope,
  call: ByKey,
  { manager, words }: { manager: string; words: readonly string[] },
): Promise<void> {
  for (const id of await listManagerless(scope, words)) {
    if ((await saveManager(scope, call, id, manager)) === null) await clearManager(scope, id);
  }
}
