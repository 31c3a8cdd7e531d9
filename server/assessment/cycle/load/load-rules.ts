import type { EvenMove } from '#server/platform/db/schema/cycle.ts';

/** How often people of a cycle are asked, and how lists share them (rule 138a). Pure. */

/** Who might come to a list, in turn, and for how many there is room. */
interface Offer {
  subjectId: string;
  offered: readonly string[];
  room: number;
}

/** On how many lists of the cycle each stands. */
type Loads = ReadonlyMap<string, number>;

/**
 * Who comes to which list as a colleague: one for each list, then a second for each, so that where few are left no list
 * has all of them. Nobody comes to one more than `perRater`.
 */
export function spread(offers: readonly Offer[], loads: Loads, perRater: number) {
  const count = new Map(loads);
  const open = offers.map(({ subjectId, offered, room }) => ({
    subjectId,
    room,
    left: offered.values(),
  }));
  const taken: { subjectId: string; employeeId: string; type: 'colleague' }[] = [];
  for (let going = open; going.length > 0; ) {
    going = going.filter((list) => {
      if (list.room === 0) return false;
      for (const employeeId of list.left) {
        const load = count.get(employeeId) ?? 0;
        if (load >= perRater) continue;
        count.set(employeeId, load + 1);
        taken.push({ subjectId: list.subjectId, employeeId, type: 'colleague' });
        list.room -= 1;
        return true;
      }
      return false;
    });
  }
  return taken;
}

/** A list as it stands, and who could stand on it as a colleague. */
interface EvenList {
  subjectId: string;
  colleagues: readonly string[];
  /** In turn; none of them stands on it in any role. */
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
