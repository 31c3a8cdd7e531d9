import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { forgetProblems } from './queries.ts';

const tenMinutes = 10 * 60 * 1000;

/** Whoever is ready goes to work now. `tells`: HR hears how it went. */
export function queueLaunch(
  scope: Scope,
  cycleId: string,
  { tells = false }: { tells?: boolean } = {},
): Promise<void> {
  const { brandId } = scope;
  return addJob(
    scope,
    'launch-cycle',
    { brandId, cycleId, tells },
    { key: `launch-cycle:${cycleId}` },
  );
}

/** Tries at once those whose last try failed. Whoever waits for raters goes on waiting for the day. */
export async function launchAgain(scope: Scope, cycleId: string): Promise<void> {
  await forgetProblems(scope, cycleId);
  await queueLaunch(scope, cycleId);
}

/** Those who become ready one by one go together, within ten minutes of the first: each rater has one letter about them. */
export function queueLaunchSoon(scope: Scope, cycleId: string, now: Date): Promise<void> {
  const { brandId } = scope;
  const runAt = new Date((Math.floor(now.getTime() / tenMinutes) + 1) * tenMinutes);
  const key = `launch-cycle:${cycleId}:${runAt.toISOString()}`;
  return addJob(scope, 'launch-cycle', { brandId, cycleId, tells: false }, { runAt, key });
}

/** Queues the launch by the clock: what kept somebody from going may be mended by now, in the directory too. */
export function queueLaunchAgain(scope: Scope, cycleId: string): Promise<void> {
  const { brandId } = scope;
  const key = `launch-cycle:${cycleId}:again`;
  return addJob(scope, 'launch-cycle', { brandId, cycleId, tells: false }, { key });
}
