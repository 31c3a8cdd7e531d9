import type { ReviewerRole } from '#platform/contract/rules/methods.ts';

/** How lists share those who are asked (rule 138a). Pure. */

/** Who might come to a list, in turn, and for how many there is room. */
interface Offer {
  subjectId: string;
  offered: readonly string[];
  room: number;
}

/** On how many lists each person stands, by their id. */
export type Loads = ReadonlyMap<string, number>;

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

/** Adds to the loads of before, for each rater, the lists on which they stand now. */
export function addLoads(before: Loads, raterIds: readonly string[]): Map<string, number> {
  const count = new Map(before);
  for (const id of raterIds) count.set(id, (count.get(id) ?? 0) + 1);
  return count;
}

/**
 * How many colleagues stand on more than `perRater`. Nobody else is counted: a leader stands on the lists of all whom they
 * lead, and nobody could change that.
 */
export function countHeavy(
  raters: readonly { id: string; type: ReviewerRole }[],
  loads: Loads,
  perRater: number,
): number {
  const colleagues = new Set(raters.flatMap(({ id, type }) => (type === 'colleague' ? id : [])));
  return [...colleagues].filter((id) => (loads.get(id) ?? 0) > perRater).length;
}
