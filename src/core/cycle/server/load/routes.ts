import { evenOutCycle, getCycleEven, undoEvenOut } from '#core/cycle/contract/cycle-even.ts';
import { queueLaunchSoon } from '#core/cycle/server/launch/queue-launch.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import {
  type CycleRow,
  getCycleRow,
  lockCycle,
  updateCycleRow,
} from '#core/cycle/server/record/queries.ts';
import { requireCycle } from '#core/cycle/server/record/require-cycle.ts';
import type { EvenMove } from '#core/cycle/server/tables/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { planMoves, presentEven } from './even-out.ts';
import { placesOf } from './places.ts';

export const routes: Route[] = [
  on(getCycleEven)((call) =>
    inBrand(call, async (scope, { now }) => {
      const cycle = await getCycleRow(scope, call.params.id);
      const plan = await planMoves(scope, cycle, { ...call.actor, now });
      return { data: await presentEven(scope, cycle, plan, call.actor.employeeId) };
    }),
  ),
  on(evenOutCycle)((call) =>
    inBrand(call, async (scope, { now }) => {
      const cycle = await lockCycle(scope, call.params.id);
      requireCycle(cycle, 'update');
      await placesOf(cycle).lock(scope, cycle.id);
      const { moves } = await planMoves(scope, cycle, { ...call.actor, now });
      const seen = new Set(call.body.moveList.map(keyOf));
      if (moves.length !== seen.size || moves.some((move) => !seen.has(keyOf(move)))) {
        throw conflict({ path: 'moveList', key: 'cycleMessages.listsChanged' });
      }
      await placesOf(cycle).move(scope, cycle.id, moves);
      const data = await keep(scope, call, { cycle, moves, evened: moves, now });
      return { data, message: call.t('cycleMessages.evened', { count: moves.length }) };
    }),
  ),
  on(undoEvenOut)((call) =>
    inBrand(call, async (scope, { now }) => {
      const cycle = await lockCycle(scope, call.params.id);
      requireCycle(cycle, 'update');
      const evened = cycle.evened ?? [];
      const places = placesOf(cycle);
      await places.lock(scope, cycle.id);
      const standing = await places.listStanding(scope, cycle.id, evened, call.actor.employeeId);
      if (standing.length === 0) {
        throw conflict({ path: 'moveList', key: 'cycleMessages.nothingToUndo' });
      }
      const moves = standing.map(({ subjectId, fromId, toId }) => ({
        subjectId,
        fromId: toId,
        toId: fromId,
      }));
      await places.move(scope, cycle.id, moves);
      const undone = new Set(standing.map(keyOf));
      const left = evened.filter((move) => !undone.has(keyOf(move)));
      const data = await keep(scope, call, { cycle, moves, evened: left, now });
      return { data, message: call.t('cycleMessages.evenUndone', { count: moves.length }) };
    }),
  ),
];

const keyOf = ({ subjectId, fromId, toId }: EvenMove) => [subjectId, fromId, toId].join(' ');

interface Kept {
  cycle: CycleRow;
  moves: readonly EvenMove[];
  /** What can be taken back from now on. */
  evened: EvenMove[];
  now: Date;
}

/** Keeps what can be taken back, writes the log, and shows what there is to even out now. */
async function keep(
  scope: Scope,
  call: Call<typeof undoEvenOut> | Call<typeof evenOutCycle>,
  { cycle, moves, evened, now }: Kept,
) {
  await updateCycleRow(scope, cycle.id, { evened });
  if (cycle.status === 'inwork' && !cycle.byCards) await queueLaunchSoon(scope, cycle.id, now);
  const subjectCount = new Set(moves.map(({ subjectId }) => subjectId)).size;
  await noteCycle(scope, call, 'update', cycle, { fieldList: ['raterList'], subjectCount });
  const plan = await planMoves(scope, cycle, { ...call.actor, now });
  return presentEven(scope, { ...cycle, evened }, plan, call.actor.employeeId);
}
