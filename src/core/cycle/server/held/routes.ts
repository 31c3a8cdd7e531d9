import { getCycleHeld, leaveOutHeld } from '#core/cycle/contract/cycle-held.ts';
import { queueLaunchSoon } from '#core/cycle/server/launch/queue-launch.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { getCycleRow, lockCycle } from '#core/cycle/server/record/queries.ts';
import { requireCycle } from '#core/cycle/server/record/require-cycle.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { loadCycleHeld, presentHeld } from './load-cycle-held.ts';
import { takeOffLists } from './queries.ts';

export const routes: Route[] = [
  on(getCycleHeld)((call) =>
    inBrand(call, async (scope, { now }) => {
      const cycle = await getCycleRow(scope, call.params.id);
      const held = await loadCycleHeld(scope, cycle, { ...call.actor, now });
      return { data: await presentHeld(scope, cycle, held) };
    }),
  ),
  on(leaveOutHeld)(leaveOut),
];

/** Takes off all lists that may do without whoever can't be asked. The rest wait on. */
function leaveOut(call: Call<typeof leaveOutHeld>) {
  return inBrand(call, async (scope, { now }) => {
    const clock = { ...call.actor, now };
    const cycle = await lockCycle(scope, call.params.id);
    requireCycle(cycle, 'update');
    const { free } = await loadCycleHeld(scope, cycle, clock);
    const raters = free.flatMap(({ held }) => held);
    await takeOffLists(scope, cycle.id, raters);
    if (cycle.status === 'inwork') await queueLaunchSoon(scope, cycle.id, now);
    const details = { fieldList: ['raterList'], subjectCount: free.length };
    await noteCycle(scope, call, 'update', cycle, details);
    const after = await loadCycleHeld(scope, cycle, clock);
    const left = { raters: raters.length, people: free.length, waiting: after.people.length };
    return {
      data: await presentHeld(scope, cycle, after),
      message: call.t('cycleMessages.heldLeftOut', left),
    };
  });
}
