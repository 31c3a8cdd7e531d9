import type { CycleEven } from '#core/cycle/contract/cycle-even.ts';
import { listNamed } from '#core/cycle/server/held/queries.ts';
import { countLoads } from '#core/cycle/server/record/load-queries.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import type { EvenMove } from '#core/cycle/server/tables/cycle.ts';
import { loadStructure } from '#core/questionary/server/from-structure/load-structure.ts';
import { colleaguesInTurn } from '#core/questionary/server/from-structure/rules.ts';
import { countHeavy, type Loads } from '#core/questionary/server/load/spread.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { EvenedList } from './card-queries.ts';
import { evenOut } from './load-rules.ts';
import { placesOf } from './places.ts';

const idOf = ({ id }: { id: string }) => id;
const isColleague = ({ type }: EvenedList['raters'][number]) => type === 'colleague';

interface Plan {
  moves: EvenMove[];
  heavyCount: number;
  leftCount: number;
}

/** Who would give their place to whom. Whoever can't be asked about somebody (rule 26c) takes no place there. */
export async function planMoves(scope: Scope, cycle: CycleRow, clock: Clock): Promise<Plan> {
  const { id, perRater } = cycle;
  const { employeeId: readerId = null } = clock;
  const lists = (await placesOf(cycle).listLists(scope, cycle)).filter(
    ({ subjectId }) => subjectId !== readerId,
  );
  const structure = await loadStructure(
    scope,
    lists.map(({ subjectId }) => subjectId),
  );
  const ids = new Set(lists.flatMap(({ raters }) => raters.map(idOf)));
  const loads = await countLoads(scope, id, [...new Set([...ids, ...structure.ids])], readerId);
  const anonymityThreshold = await getThreshold(scope);
  const barred = new Set<string>();
  for (;;) {
    const moves = evenOut(
      lists.map(({ subjectId, raters }) => {
        const listed = new Set(raters.map(idOf));
        return {
          subjectId,
          colleagues: raters.filter(isColleague).map(idOf),
          others: colleaguesInTurn(structure, subjectId).filter(
            (one) => !listed.has(one) && !barred.has(`${subjectId} ${one}`),
          ),
        };
      }),
      loads,
      perRater,
    );
    const held = await heldAmong(scope, { cycle, lists, moves, anonymityThreshold }, clock);
    if (held.length === 0) return { moves, ...heavyAround(lists, loads, moves, perRater) };
    for (const { subjectId, raterId } of held) barred.add(`${subjectId} ${raterId}`);
  }
}

interface Moved {
  cycle: CycleRow;
  lists: readonly EvenedList[];
  moves: readonly EvenMove[];
  anonymityThreshold: number;
}

/** The raters whom these moves would put on a list and who can't be asked about its person on the first day. */
async function heldAmong(
  scope: Scope,
  { cycle, lists, moves, anonymityThreshold }: Moved,
  clock: Clock,
) {
  if (moves.length === 0) return [];
  const comes = new Set(moves.map(({ subjectId, toId }) => `${subjectId} ${toId}`));
  const leaves = new Set(moves.map(({ subjectId, fromId }) => `${subjectId} ${fromId}`));
  const coming = groupBy(moves, ({ subjectId }) => subjectId);
  const voices = lists.flatMap(({ subjectId, raters, method, isAnonymous }) =>
    voicesOf({
      method,
      isAnonymous,
      anonymityThreshold,
      subjects: [{ id: subjectId }],
      participants: [
        ...raters.filter((one) => !leaves.has(`${subjectId} ${one.id}`)),
        ...(coming.get(subjectId) ?? []).map(({ toId }) => ({
          id: toId,
          type: 'colleague' as const,
        })),
      ],
    }),
  );
  const [dateStart = cycle.dateStart] = lists.map((list) => list.dateStart).sort();
  const asked = { voices, dateStart, isAhead: true };
  return (await loadHeld(scope, asked, clock)).filter(({ subjectId, raterId }) =>
    comes.has(`${subjectId} ${raterId}`),
  );
}

function heavyAround(
  lists: readonly EvenedList[],
  loads: Loads,
  moves: readonly EvenMove[],
  perRater: number,
) {
  const raters = lists.flatMap((list) => list.raters);
  const after = new Map(loads);
  for (const { fromId } of moves) after.set(fromId, (after.get(fromId) ?? 0) - 1);
  return {
    heavyCount: countHeavy(raters, loads, perRater),
    leftCount: countHeavy(raters, after, perRater),
  };
}

/** The moves and counts with names, as HR reads them. */
export async function presentEven(
  scope: Scope,
  cycle: CycleRow,
  { moves, ...counts }: Plan,
  readerId: string | null,
): Promise<CycleEven> {
  const { perRater, evened } = cycle;
  const ids = moves.flatMap(({ subjectId, fromId, toId }) => [subjectId, fromId, toId]);
  const named = await listNamed(scope, [...new Set(ids)]);
  const people = new Map(named.map((one) => [one.id, one]));
  const places = new Map(named.map((one, at) => [one.id, at]));
  const placeOf = (move: EvenMove) => places.get(move.subjectId) ?? 0;
  return {
    perRater,
    ...counts,
    moveList: moves
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap(({ subjectId, fromId, toId }) => {
        const [subject, from, to] = [subjectId, fromId, toId].map((one) => people.get(one));
        return subject && from && to ? [{ subject, from, to }] : [];
      }),
    undoCount: (await placesOf(cycle).listStanding(scope, cycle.id, evened ?? [], readerId)).length,
  };
}
