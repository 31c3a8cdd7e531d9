import { lateDayIn } from '#core/answering/server/rules.ts';
import { type LetterClock, listBrandsWith } from '#core/company/server/queries.ts';
import { type CycleRow, lockCycle, updateCycleRow } from '#core/cycle/server/record/queries.ts';
import { countStages } from '#core/cycle/server/record/stage-queries.ts';
import { notifyEach, notifyStaff } from '#core/notification/server/notify.ts';
import { findReaders } from '#core/notification/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { letterTime } from '#platform/server/shared/calendar.ts';
import {
  hasOpenCycles,
  leaveOutGone,
  leaveOutUnlaunched,
  listOpenCycles,
  sendUnsent,
} from './days-queries.ts';
import { queueLaunch, queueLaunchAgain } from './queue-launch.ts';

/**
 * Moves cycles on by their days. Each step is done once and found undone at any later time, so nothing is
 * lost while the server is away. If one cycle or a whole brand fails, the others still move on.
 */
export const cycleDays: TaskOf<'cycle-days'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasOpenCycles);
  await tryEach(brands, async ({ id: brandId, ...clock }) => {
    const ids = await withBrand({ database, brandId }, listOpenCycles);
    await tryEach(ids, (id) =>
      withBrand({ database, brandId }, (scope) => moveOn(scope, id, { now: moment, ...clock })),
    );
  });
};

type Clock = LetterClock & { now: Date };

async function moveOn(scope: Scope, id: string, clock: Clock): Promise<void> {
  const row = await lockCycle(scope, id);
  if (row.status !== 'nominating' && row.status !== 'inwork') return;
  await leaveOutGone(scope, id);
  if (isChoosingOver(row, clock)) await endChoosing(scope, row, clock.now);
  if (row.status === 'inwork') await goOn(scope, row, clock);
  else if (row.dateStart <= dateIn(clock.timeZone, clock.now)) {
    await updateCycleRow(scope, id, { status: 'inwork' });
    await queueLaunch(scope, id, { tells: true });
  }
}

/** Choosing ends at the hour of letters on the day after its last one. */
const isChoosingOver = ({ chooseUntil, choosingEndedAt }: CycleRow, clock: Clock): boolean =>
  chooseUntil !== null &&
  choosingEndedAt === null &&
  clock.now >= letterTime(addDays(chooseUntil, 1), clock);

/** What was not sent goes to whoever approves, as it stands; where nobody does it waits for HR. */
async function endChoosing(
  scope: Scope,
  { id, name, approvedBy }: CycleRow,
  now: Date,
): Promise<void> {
  const late = await sendUnsent(scope, id, approvedBy !== 'nobody');
  await updateCycleRow(scope, id, { choosingEndedAt: now });
  await notifyStaff(scope, 'cycle', { cycleId: id, name, what: 'choosingEnded', late }, now);
}

/**
 * In work: who is ready and has not gone is tried again; when the last day is over, who is left stays out. Drafts wait for
 * HR alone, and for none of them longer than that.
 */
async function goOn(scope: Scope, { id, name, dateEnd }: CycleRow, clock: Clock): Promise<void> {
  const { now, timeZone } = clock;
  const isOver = dateEnd < lateDayIn(timeZone, now);
  if (isOver) await leaveOutRest(scope, { id, name }, now);
  const found = (await countStages(scope, [id], { now, readerId: null })).get(id);
  if (!found) return;
  const { choosing, approval, ready, waiting, problem, draft, answering, making, ...over } =
    found.stageCounts;
  if (ready + waiting + problem > 0) await queueLaunchAgain(scope, id);
  if (choosing + approval + ready + waiting + problem + answering + making > 0) return;
  if (draft > 0 && !isOver) return;
  await updateCycleRow(scope, id, { status: 'done', doneAt: now });
  const reports = over.toRelease + over.released;
  const without = over.noReport + draft;
  await notifyStaff(scope, 'cycle', { cycleId: id, name, what: 'done', reports, without }, now);
}

/** Tells HR how many of those left out could not go as their raters could not be asked (rule 26c). Nobody hears of themself. */
async function leaveOutRest(
  scope: Scope,
  { id: cycleId, name }: Pick<CycleRow, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  const heldIds = await leaveOutUnlaunched(scope, cycleId);
  if (heldIds.length === 0) return;
  const readers = await findReaders(scope);
  const rows = readers.flatMap(({ id: membershipId, employeeId: readerId }) => {
    const count = heldIds.filter((one) => one !== readerId).length;
    const values = { cycleId, name, what: 'leftOut' as const, count };
    return count > 0 ? [{ membershipId, values }] : [];
  });
  await notifyEach(scope, 'cycle', rows, now);
}
