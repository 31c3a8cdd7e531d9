import { getLetterClock } from '#core/company/server/queries.ts';
import { hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { nightUntil } from '#platform/contract/rules/sending-times.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { requireQuestions } from './checks.ts';
import { archiveFinished, countReady, readyChosen } from './launch/queries.ts';
import { queueLaunch } from './launch/queue-launch.ts';
import { refreshSupervisors } from './launch/refresh-supervisors.ts';
import { type CycleRow, countCycleSubjects, updateCycleRow } from './record/queries.ts';
import { requireCycle } from './record/require-cycle.ts';

interface Change extends Clock {
  /** The caller's account: whom people may ask. */
  by: string;
}

/** Moves a locked cycle on. 409 where it may not. Returns the verb for the activity log. */
export async function changeCycleStatus(
  scope: Scope,
  row: CycleRow,
  status: 'nominating' | 'inwork' | 'archived',
  change: Change,
): Promise<AuditVerb> {
  if (status === 'nominating') return beginChoosing(scope, row, change);
  if (status === 'inwork') return beginWork(scope, row, change);
  requireCycle(row, 'archive');
  await updateCycleRow(scope, row.id, { status });
  await archiveFinished(scope, row.id);
  return 'archive';
}

async function beginChoosing(scope: Scope, row: CycleRow, change: Change): Promise<AuditVerb> {
  requireCycle(row, 'toChoosing');
  requireDay(row, 'chooseUntil', change);
  if ((await countCycleSubjects(scope, row.id)) === 0) {
    throw conflict({ path: 'status', key: 'cycleMessages.noSubjects' });
  }
  await requireQuestions(scope, row);
  await refreshSupervisors(scope, row, change);
  await updateCycleRow(scope, row.id, { status: 'nominating', startedBy: change.by });
  // Begun at night, the cycle is told of in the letters of the next morning.
  const clock = await getLetterClock(scope);
  if (!nightUntil(change.now, clock, row.chooseUntil ?? row.dateEnd)) {
    await addJob(scope, 'tell-tasks', { brandId: scope.brandId, cycleId: row.id });
  }
  return 'toChoosing';
}

/** Whoever is ready goes in the background. 409 if nobody is. */
async function beginWork(scope: Scope, row: CycleRow, change: Change): Promise<AuditVerb> {
  requireCycle(row, 'toWork');
  requireDay(row, 'dateEnd', change);
  await requireQuestions(scope, row);
  if (!hasChoosing(row)) {
    await refreshSupervisors(scope, row, change);
    await readyChosen(scope, row.id);
  }
  if ((await countReady(scope, row.id)) === 0) {
    throw conflict({ path: 'status', key: 'cycleMessages.nobodyReady' });
  }
  await updateCycleRow(scope, row.id, { status: 'inwork', startedBy: change.by });
  await queueLaunch(scope, row.id, { tells: true });
  return 'toWork';
}

function requireDay(
  row: CycleRow,
  path: 'chooseUntil' | 'dateEnd',
  { now, timeZone }: Clock,
): void {
  const day = row[path];
  if (day && day < dateIn(timeZone, now)) throw conflict({ path, key: 'cycleMessages.dayPast' });
}
