import { queueDeliveries } from '#server/company/delivery/outbox.ts';
import { leaveUncounted } from '#server/company/invitation/participant-queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { recently } from '#server/platform/shared/recently.ts';
import {
  keepFormerNames,
  listFormerNames,
  listStanding,
  listToldOfTakers,
  lockNames,
  noteRemade,
  noteRenames,
  setNameSince,
} from './queries.ts';
import {
  comesToName,
  type FormerName,
  findTakeovers,
  isRenamed,
  isRenamedLately,
  leavesName,
  type NameChange,
  type Takeover,
} from './rules.ts';

/**
 * What follows from names that come, go and change: who counts towards no threshold (rule 25), and
 * who is told of it (decision 105). Every way in calls it once the records are saved. Names that stay
 * the same words cost nothing.
 */
export async function followNames(
  scope: Scope,
  given: readonly NameChange[],
  now: Date,
): Promise<void> {
  const changes = given.filter((change) => leavesName(change) || comesToName(change));
  if (changes.length === 0) return;
  await lockNames(scope);
  const leaving = changes.filter(leavesName);
  if (leaving.length > 0) await keepFormerNames(scope, leaving, now);
  const renamed = changes.filter(isRenamed);
  const resettled = changes.filter((change) => change.before && comesToName(change));
  await setNameSince(
    scope,
    [...renamed, ...resettled].map(({ id }) => id),
    now,
  );
  const recent = recently(now);
  const former = await listFormerNames(scope, recent);
  await followRenames(scope, renamed, former, now);
  const names = [
    ...leaving.flatMap(({ before }) => before ?? []),
    ...renamed.map(({ after }) => after),
  ];
  const standing = leaving.length > 0 ? await listStanding(scope, names) : [];
  const takeovers = findTakeovers(changes, { now, recent, former, standing });
  if (takeovers.length > 0) await followTakeovers(scope, takeovers, now);
}

async function followRenames(
  scope: Scope,
  renamed: readonly NameChange[],
  former: readonly FormerName[],
  now: Date,
): Promise<void> {
  if (renamed.length === 0) return;
  const byRecord = groupBy(former, ({ employeeId }) => employeeId);
  const renames = renamed.map(({ id, after, isOwn = false }) => ({
    id,
    isOther: isRenamedLately(after, byRecord.get(id) ?? []),
    isOwn,
  }));
  await noteRenames(scope, renames, now);
  const doubted = renames.filter(({ isOther, isOwn }) => isOther && !isOwn);
  await leaveUncounted(
    scope,
    doubted.map(({ id }) => id),
  );
}

async function followTakeovers(
  scope: Scope,
  takeovers: readonly Takeover[],
  now: Date,
): Promise<void> {
  const doubted = takeovers.flatMap(({ holder, taker, isHeldStill }) =>
    isHeldStill ? [taker.employeeId] : [holder.employeeId, taker.employeeId],
  );
  const ids = [...new Set(doubted)];
  await noteRemade(scope, ids, now);
  await leaveUncounted(scope, ids);
  await tellHolders(scope, takeovers, now);
}

/** One letter for each address and record, whatever else becomes of the two. */
async function tellHolders(scope: Scope, takeovers: readonly Takeover[], now: Date): Promise<void> {
  const told = await listToldOfTakers(scope, recently(now));
  const recipients = takeovers.flatMap(({ holder, taker }) => {
    const key = `${holder.email} ${taker.employeeId}`;
    if (holder.email === taker.email || told.has(key)) return [];
    told.add(key);
    const payload = { employeeId: holder.employeeId, takerId: taker.employeeId };
    return [{ email: holder.email, payload }];
  });
  await queueDeliveries(scope, 'nameTaken', recipients, now);
}
