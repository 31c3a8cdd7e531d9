/** How people are grouped. */
export const sides = ['subdivision', 'position'] as const;
export type HeatmapSide = (typeof sides)[number];

/** Of a report: its assessment, and the cycle and the leader whose people may be told together (rule 160). */
export interface ReportOrigin {
  personId: string;
  questionaryId: string;
  cycleId: string | null;
  /** The first leader among those who answered about the person. */
  leaderId: string | null;
}

/**
 * People who enter a row together, or whose later marks replace the earlier ones there together.
 */
export interface Step {
  side: HeatmapSide;
  row: string;
  day: string;
  /** What held on that day: the fewest people whom a sum may be about. */
  threshold: number;
  entries: PersonMark[];
  /** While a way is looked for: by whom it was reached; null where the way begins. */
  reachedBy?: PersonMark | null | undefined;
}

/** A person's mark, and the steps that took it in: on each side one, or none yet. */
export interface PersonMark extends Record<HeatmapSide, Step | null> {
  personId: string;
  /** Whose and of which assessment the report is that gave it. */
  report: ReportOrigin;
  mark: number;
  /** What it replaces where that is counted already. */
  earlier: PersonMark | null;
  /** While ways are counted: the step that the one through this person leaves there. */
  leaves: Step | null;
}

/**
 * How many ways lead from this step to people who are in a step on one side only, no two ways
 * through the same person; counted up to `most`. Where another step is named, ways to it count too.
 * Each search takes the shortest way that is left (Edmonds & Karp 1972).
 */
export function countWaysOut(start: Step, most: number, orTo: Step | null = null): number {
  const passed: PersonMark[] = [];
  let ways = 0;
  while (ways < most && findWay(start, passed, orTo)) ways += 1;
  for (const entry of passed) entry.leaves = null;
  return ways;
}

/** Finds one more way and notes for each person on it which step it leaves there. */
function findWay(start: Step, passed: PersonMark[], orTo: Step | null): boolean {
  const reached = [start];
  start.reachedBy = null;
  const outside = reachOutside(reached, orTo);
  if (outside) {
    outside.entry.leaves = outside.step;
    passed.push(outside.entry);
    walkBack(outside.step, passed);
  }
  for (const step of reached) step.reachedBy = undefined;
  return outside !== undefined;
}

/** Somebody outside, with the step from which they were reached. */
function reachOutside(reached: Step[], orTo: Step | null) {
  for (const step of reached) {
    for (const entry of step.entries) {
      if (entry.leaves === step) continue;
      const next = otherStep(entry, step);
      if (next === null || next === orTo) return { entry, step };
      if (next.reachedBy !== undefined) continue;
      next.reachedBy = entry;
      reached.push(next);
    }
  }
  return undefined;
}

/** Two ways that meet at a person from both sides exchange their ends and leave that person out. */
function walkBack(end: Step, passed: PersonMark[]) {
  for (let at = end, by = at.reachedBy; by; by = at.reachedBy) {
    const from = otherStep(by, at) as Step;
    by.leaves = by.leaves === at ? null : from;
    passed.push(by);
    at = from;
  }
}

const otherStep = ({ subdivision, position }: PersonMark, step: Step): Step | null =>
  subdivision === step ? position : subdivision;
