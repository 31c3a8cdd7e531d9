import type { CycleEven } from '#contract/assessment/cycle/cycle-even.ts';
import {
  type CycleList,
  listCycleLists,
  listNamed,
} from '#server/assessment/cycle/held/queries.ts';
import { countLoads } from '#server/assessment/cycle/raters/rater-queries.ts';
import type { CycleRow } from '#server/assessment/cycle/record/queries.ts';
import { loadStructure } from '#server/assessment/questionary/from-structure/load-structure.ts';
import { colleaguesInTurn } from '#server/assessment/questionary/from-structure/rules.ts';
import { getThreshold } from '#server/assessment/questionary/record/queries.ts';
import { loadHeld } from '#server/assessment/questionary/voice/load-held.ts';
import { voicesOf } from '#server/assessment/questionary/voice/voice-rules.ts';
import type { Clock } from '#server/assessment/questionary/work/work-facts.ts';
import type { EvenMove } from '#server/platform/db/schema/cycle.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { evenOut } from './load-rules.ts';
import { listStanding } from './queries.ts';

const idOf = ({ id }: { id: string }) => id;
const isColleague = ({ type }: CycleList['raters'][number]) => type === 'colleague';

interface Plan {
  moves: EvenMove[];
  heavyCount: number;
  leftCount: number;
}

/** Who would give their place to whom. Whoever can't be asked about somebody (rule 26c) takes no place there. */
export async function planMoves(scope: Scope, cycle: CycleRow, clock: Clock): Promise<Plan> {
  const { id, perRater } = cycle;
  const { employeeId: readerId = null } = clock;
  const lists = (await listCycleLists(scope, id)).filter(({ subjectId }) => subjectId !== readerId);
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
    if (held.length === 0) return { moves, ...countHeavy(lists, loads, moves, perRater) };
    for (const { subjectId, raterId } of held) barred.add(`${subjectId} ${raterId}`);
  }
}

interface Moved {
  cycle: CycleRow;
  lists: readonly CycleList[];
  moves: readonly EvenMove[];
  anonymityThreshold: number;
}

/** Of those who would come to a list, who can't be asked on the first day. */
async function heldAmong(
  scope: Scope,
  { cycle, lists, moves, anonymityThreshold }: Moved,
  clock: Clock,
) {
  if (moves.length === 0) return [];
  const comes = new Set(moves.map(({ subjectId, toId }) => `${subjectId} ${toId}`));
  const leaves = new Set(moves.map(({ subjectId, fromId }) => `${subjectId} ${fromId}`));
  const coming = groupBy(moves, ({ subjectId }) => subjectId);
  const voices = lists.flatMap(({ subjectId, raters }) =>
    voicesOf({
      ...cycle,
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
  const asked = { voices, dateStart: cycle.dateStart, isAhead: true };
  return (await loadHeld(scope, asked, clock)).filter(({ subjectId, raterId }) =>
    comes.has(`${subjectId} ${raterId}`),
  );
}

/** Only of colleagues: a leader stands on the lists of all whom they lead, and nobody could change that. */
function countHeavy(
  lists: readonly CycleList[],
  loads: ReadonlyMap<string, number>,
  moves: readonly EvenMove[],
  perRater: number,
) {
  const colleagues = new Set(lists.flatMap(({ raters }) => raters.filter(isColleague).map(idOf)));
  const after = new Map(loads);
  for (const { fromId } of moves) after.set(fromId, (after.get(fromId) ?? 0) - 1);
  const heavyIn = (some: ReadonlyMap<string, number>) =>
    [...some].filter(([id, load]) => colleagues.has(id) && load > perRater).length;
  return { heavyCount: heavyIn(loads), leftCount: heavyIn(after) };
}

/** As HR reads it. */
export async function presentEven(
  scope: Scope,
  { id, perRater, evened }: CycleRow,
  { moves, ...counts }: Plan,
  readerId: string | null,
): Promise<CycleEven> {
  const ids = moves.flatMap(({ subjectId, fromId, toId }) => [subjectId, fromId, toId]);
  const named = await listNamed(scope, [...new Set(ids)]);
  const people = new Map(named.map(({ name: _, ...person }) => [person.id, person]));
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
    undoCount: (await listStanding(scope, id, evened ?? [], readerId)).length,
  };
}
