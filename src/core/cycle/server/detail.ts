import { type CycleDetail, type ListedCycle, openFields } from '#core/cycle/contract/cycle.ts';
import { cyclePolicy } from '#core/cycle/contract/policy/cycle.ts';
import { listToRemind } from '#core/invitation/server/remind.ts';
import { cycleStages } from '#core/questionary/contract/rules/cycle.ts';
import type { View } from '#core/questionary/server/detail.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { findCycleFacts } from './record/facts-queries.ts';
import { type CycleRow, getCycleRow, listCycleCompetences } from './record/queries.ts';
import { daysOfCycle } from './record/rules.ts';
import {
  type CycleCounts,
  countStages,
  listPending,
  type StageCounts,
  stageCountsOf,
} from './record/stage-queries.ts';

export const noCounts: CycleCounts = {
  toApproveCount: 0,
  approverList: [],
  stageCounts: stageCountsOf({}),
  answered: { passedCount: 0, totalCount: 0 },
};

/** With all its row: what the contract doesn't declare doesn't leave. */
export function presentCycle(
  row: CycleRow,
  { stageCounts, ...counts }: CycleCounts,
  held: ReadonlySet<Permission>,
): ListedCycle {
  return {
    ...row,
    subjectCount: sumOf(stageCounts) - stageCounts.leftOut,
    stageCounts,
    ...counts,
    can: verbsOf(cyclePolicy, held, row),
  };
}

const sumOf = (counts: StageCounts): number =>
  cycleStages.reduce((sum, stage) => sum + counts[stage], 0);

/** A cycle as its page and its form show it. Throws 404 when there is none. */
export async function getCycleDetail(scope: Scope, id: string, view: View): Promise<CycleDetail> {
  const row = await getCycleRow(scope, id);
  const { now, employeeId: readerId } = view;
  const counts = (await countStages(scope, [id], { now, readerId })).get(id) ?? noCounts;
  const today = dateIn(view.timeZone, now);
  const employeeIds =
    row.status === 'inwork' ? await listPending(scope, id, { today, readerId }) : [];
  const toRemind = await listToRemind(scope, { employeeIds, notAbout: readerId }, view);
  return {
    ...row,
    ...presentCycle(row, counts, view.permissions),
    competenceList: await listCycleCompetences(scope, id, view.locale),
    openFieldList: [...openFields(row, launchedIn(counts.stageCounts) > 0)],
    createdAt: row.createdAt.toISOString(),
    awaitedCount: employeeIds.length,
    remindableCount: toRemind.size,
    hrApprovesCount: (await findCycleFacts(scope, id)).hrApprovesCount,
    launching: launchingOf(row, counts.stageCounts),
    timeline: timelineOf(row),
  };
}

/** How many have gone to work, of these and those still ready. Whoever's try failed is in neither number. */
function launchingOf({ status }: CycleRow, counts: StageCounts) {
  const { ready } = counts;
  if (status !== 'inwork' || ready === 0) return null;
  const launchedCount = launchedIn(counts);
  return { launchedCount, totalCount: launchedCount + ready };
}

const launchedIn = ({ answering, making, noReport, toRelease, released }: StageCounts): number =>
  answering + making + noReport + toRelease + released;

const timelineOf = (row: CycleRow) =>
  daysOfCycle.flatMap((name) => {
    const date = row[name];
    return date ? [{ name, date }] : [];
  });
