import type { EvenMove } from '#core/cycle/server/tables/cycle.ts';
import type { Loads } from '#core/questionary/server/load/spread.ts';

/** How lists are evened out (rule 138a). Pure. */

/** A list as it stands, and who could stand on it as a colleague. */
interface EvenList {
  subjectId: string;
  colleagues: readonly string[];
  /** Colleagues who may take a place on the list, in turn. None of them stands on it in any role. */
  others: readonly string[];
}

/**
 * Which colleagues give their place to another of the team, until nobody stands on more lists than `perRater` or nobody
 * of the team has room. Each list keeps its number of colleagues; whoever comes is the one asked least.
 */
export function evenOut(lists: readonly EvenList[], loads: Loads, perRater: number): EvenMove[] {
  const count = new Map(loads);
  const loadOf = (id: string) => count.get(id) ?? 0;
  const open = lists.map((list) => ({ ...list, others: new Set(list.others) }));
  const moves: EvenMove[] = [];
  for (const { subjectId, colleagues, others } of open) {
    for (const fromId of colleagues.toSorted((a, b) => loadOf(b) - loadOf(a))) {
      if (loadOf(fromId) <= perRater) continue;
      const toId = leastAsked([...others], loadOf);
      if (toId === undefined || loadOf(toId) >= perRater) break;
      others.delete(toId);
      count.set(fromId, loadOf(fromId) - 1);
      count.set(toId, loadOf(toId) + 1);
      moves.push({ subjectId, fromId, toId });
    }
  }
  return moves;
}

/** The first of those with the smallest load. */
const leastAsked = (ids: readonly string[], loadOf: (id: string) => number): string | undefined =>
  ids.reduce<string | undefined>(
    (least, id) => (least === undefined || loadOf(id) < loadOf(least) ? id : least),
    undefined,
  );
