import { getLetterClock } from '#core/company/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { letterTime } from '#platform/server/shared/calendar.ts';

/** What a company's people are told of its sign-in by letter, once a day at most. */

/** HR reads next morning who asked and wasn't let in. */
export async function tellAsked(scope: Scope, now: Date): Promise<void> {
  const { runAt, day } = await nextMorning(scope, now);
  const { brandId } = scope;
  await addJob(scope, 'tell-asked', { brandId }, { runAt, key: `tell-asked:${brandId}:${day}` });
}

/** Super administrators read that a provider named nobody's groups, so that no role has followed them. */
export async function tellNoGroups(scope: Scope, connection: string, now: Date): Promise<void> {
  const { runAt, day } = await nextMorning(scope, now);
  const { brandId } = scope;
  const key = `tell-no-groups:${brandId}:${connection}:${day}`;
  await addJob(scope, 'tell-no-groups', { brandId, connection }, { runAt, key });
}

async function nextMorning(scope: Scope, now: Date): Promise<{ runAt: Date; day: string }> {
  const clock = await getLetterClock(scope);
  const today = dateIn(clock.timeZone, now);
  const isStillDue = letterTime(today, clock) > now;
  const day = isStillDue ? today : addDays(today, 1);
  return { runAt: letterTime(day, clock), day };
}
