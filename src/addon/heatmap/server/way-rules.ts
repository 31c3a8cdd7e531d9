/** How people are grouped. */
export const sides = ['subdivision', 'position'] as const;
export type HeatmapSide = (typeof sides)[number];

/** Whom and which assessment a report is about, and the cycle and leader whose people may be told together (rule 160). */
export interface ReportOrigin {
  personId: string;
  questionaryId: string;
  cycleId: string | null;
  /** The first leader among those who answered about the person. */
  leaderId: string | null;
  /** Department and job title where the person is counted; none where null. */
  places: Readonly<Record<HeatmapSide, string | null>>;
}

/** Where people are added up together, as ways lead through it. */
export interface Junction {
  entries: Crossing[];
  /** While a way is looked for: by whom it was reached; null where the way begins. */
  reachedBy?: Crossing | null | undefined;
}

/** Somebody between two junctions: on each side one, or none. */
export interface Crossing extends Record<HeatmapSide, Junction | null> {
  /** While ways are counted: the junction that the one through this person leaves there. */
  leaves: Junction | null;
}

/** People who enter a row together, or whose later marks replace the earlier ones there together. */
export interface Step extends Junction {
  side: HeatmapSide;
  row: string;
  day: string;
  /** What held on that day: the fewest people whom a sum may be about. */
  threshold: number;
  entries: PersonMark[];
}

/** A person's mark, and the steps that took it in: on each side one, or none yet. */
export interface PersonMark extends Crossing {
  subdivision: Step | null;
  position: Step | null;
  personId: string;
  /** The report that gave the mark: whose it is, and of which assessment. */
  report: ReportOrigin;
  /** Null: it is counted, and the report is there no more. */
  mark: number | null;
  /** The person's mark before this one, which replaces it once that is counted. Null: this is the first. */
  earlier: PersonMark | null;
}

/**
 * How many ways lead from this junction to people who are in one on one side only, no two ways
 * through the same person; counted up to `most`. Where another one is named, ways to it count too.
 * Each search takes the shortest way that is left (Edmonds & Karp 1972).
 */
export function countWaysOut(start: Junction, most: number, orTo: Junction | null = null): number {
  const passed: Crossing[] = [];
  let ways = 0;
  while (ways < most && findWay(start, passed, orTo)) ways += 1;
  for (const entry of passed) entry.leaves = null;
  return ways;
}

/** Finds one more way and notes for each person on it which junction it leaves there. */
function findWay(start: Junction, passed: Crossing[], orTo: Junction | null): boolean {
  const reached = [start];
  start.reachedBy = null;
  const outside = reachOutside(reached, orTo);
  if (outside) {
    outside.entry.leaves = outside.junction;
    passed.push(outside.entry);
    walkBack(outside.junction, passed);
  }
  for (const junction of reached) junction.reachedBy = undefined;
  return outside !== undefined;
}

/** Somebody outside, with the junction from which they were reached. */
function reachOutside(reached: Junction[], orTo: Junction | null) {
  for (const junction of reached) {
    for (const entry of junction.entries) {
      if (entry.leaves === junction) continue;
      const next = otherJunction(entry, junction);
      if (next === null || next === orTo) return { entry, junction };
      if (next.reachedBy !== undefined) continue;
      next.reachedBy = entry;
      reached.push(next);
    }
  }
  return undefined;
}

/** Two ways that meet at a person from both sides exchange their ends and leave that person out. */
function walkBack(end: Junction, passed: Crossing[]) {
  for (let at = end, by = at.reachedBy; by; by = at.reachedBy) {
    const from = otherJunction(by, at) as Junction;
    by.leaves = by.leaves === at ? null : from;
    passed.push(by);
    at = from;
  }
}

const otherJunction = ({ subdivision, position }: Crossing, junction: Junction): Junction | null =>
  subdivision === junction ? position : subdivision;
