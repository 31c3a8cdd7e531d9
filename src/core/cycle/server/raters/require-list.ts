import { ratersPolicy } from '#core/cycle/contract/policy/raters.ts';
import { notApprovedKey } from '#core/cycle/server/record/require-cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';
import { type ListAsker, ownListIssue, relationOf } from './access.ts';
import { findLists, type ListRow, lockCycles, type WhichList } from './list-queries.ts';
import { type ListView, thingOf } from './present.ts';

interface Found {
  row: ListRow;
  view: ListView;
}

/** One list that the caller may see. 404 otherwise, as if it were not there. */
export async function openList(
  scope: Scope,
  which: WhichList,
  { asker, lock, ...moment }: { asker: ListAsker; lock: boolean; now: Date; today: string },
): Promise<Found> {
  if (lock) await lockCycles(scope, [which.cycleId]);
  const [row] = await findLists(scope, [which], { lock });
  const relation = row && relationOf(row, asker);
  if (!row || !relation) throw notFound();
  return { row, view: { asker, relation, ...moment } };
}

const at = <Key extends string>(key: Key) => ({ path: 'raterList', key });
const requireRaters = requireBy(ratersPolicy, {
  save: at('cycleMessages.listClosed'),
  send: at('cycleMessages.notSent'),
  approve: at('cycleMessages.notApproved.approval'),
  return: at('cycleMessages.notReturned'),
  add: at('cycleMessages.notAnswering'),
});

/** 409 unless the policy allows it; of one's own list it says whose matter that is. */
export function requireList({ row, view }: Found, verb: keyof typeof ratersPolicy): void {
  const isOwnMatter = verb !== 'save' && verb !== 'send';
  if (view.relation === 'own' && isOwnMatter) throw conflict(ownListIssue('raterList', row));
  const thing = thingOf(row, view);
  if (verb === 'approve' && !ratersPolicy.approve.when(thing)) {
    throw conflict(at(notApprovedKey(thing.state)));
  }
  requireRaters(thing, verb);
}
