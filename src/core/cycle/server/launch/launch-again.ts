import type { Scope } from '#platform/server/db/scope.ts';
import { forgetProblems } from './queries.ts';
import { queueLaunch } from './queue-launch.ts';

/** Tries at once those whose last try failed. Whoever waits for raters goes on waiting for the day. */
export async function launchAgain(scope: Scope, cycleId: string): Promise<void> {
  await forgetProblems(scope, cycleId);
  await queueLaunch(scope, cycleId);
}
