import { leaveUncounted } from '#core/invitation/server/participant-queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { recently } from '#platform/server/shared/recently.ts';
import {
  keepFormerNames,
  listFormerNames,
  listStanding,
  listToldOfTakers,
  lockNames,
  type NewName,
  noteNames,
  noteRemade,
} from './queries.ts';
import {
  type FormerName,
  findTakeovers,
  isRenamedLately,
  type JudgedChange,
  judgeChange,
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
  const judged = await inSlices(given, judgeChange);
  const changes = judged.filter(({ leavesName, comesToName }) => leavesName || comesToName);
  if (changes.length === 0) return;
  await lockNames(scope);
  const leaving = changes.filter(({ leavesName }) => leavesName);
  if (leaving.length > 0) await keepFormerNames(scope, leaving, now);
  const renamed = changes.filter(({ isRenamed }) => isRenamed);
  const back = changes.filter(
    ({ before, isRenamed, comesToName }) => before && comesToName && !isRenamed,
  );
  const recent = recently(now);
  const former = await listFormerNames(scope, recent);
  const renames = await judgeRenames(renamed, former);
  await noteNames(scope, [...renames, ...back.map(({ id }) => ({ id }))], now);
  await leaveUncounted(scope, doubtedBy(renames));
  const names = [
    ...leaving.flatMap(({ before }) => before ?? []),
    ...renamed.map(({ after }) => after),
  ];
  const standing = leaving.length > 0 ? await listStanding(scope, names) : [];
  const takeovers = await findTakeovers(changes, { now, recent, former, standing });
  if (takeovers.length > 0) await followTakeovers(scope, takeovers, now);
}

function judgeRenames(renamed: readonly JudgedChange[], former: readonly FormerName[]) {
  const byRecord = groupBy(former, ({ employeeId }) => employeeId);
  return inSlices(renamed, ({ id, after, isOwn = false }) => {
    const isOther = isRenamedLately(after, byRecord.get(id) ?? []);
    return { id, renamed: { isOther, isOwn } };
  });
}

/** The people to whom somebody else has given another name. */
const doubtedBy = (renames: readonly NewName[]): string[] =>
  renames.flatMap(({ id, renamed }) => (renamed?.isOther && !renamed.isOwn ? [id] : []));

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
