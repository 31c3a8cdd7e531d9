import { type CycleRow, updateCycleRow } from '#core/cycle/server/record/queries.ts';
import { hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { countReady, readyChosen } from './queries.ts';
import { queueLaunch } from './queue-launch.ts';

/** A locked cycle goes to work by hand, and whoever is ready in the background. 409 if nobody is. */
export async function beginWork(
  scope: Scope,
  row: CycleRow,
  { by }: { by: string },
): Promise<void> {
  if (!hasChoosing(row)) await readyChosen(scope, row.id);
  if ((await countReady(scope, row.id)) === 0) {
    throw conflict({ path: 'status', key: 'cycleMessages.nobodyReady' });
  }
  await updateCycleRow(scope, row.id, { status: 'inwork', startedBy: by });
  await queueLaunch(scope, row.id, { tells: true });
}
