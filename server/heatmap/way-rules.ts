/** How people are grouped. */
export const sides = ['subdivision', 'position'] as const;
export type Side = (typeof sides)[number];

/**
 * People who enter a row together, or whose later marks replace the earlier ones there together.
 */
export interface Step {
  side: Side;
  row: string;
  day: string;
  /** What held on that day: the fewest people whom a sum may be about. */
  threshold: number;
  entries: Entry[];
}

/** A person's mark, and the steps that took it in: on each side one, or none yet. */
export interface Entry {
  personId: string;
  mark: number;
  /** What it replaces where that is counted already. */
  earlier: Entry | null;
  steps: Record<Side, Step | null>;
}

/**
 * How many ways lead from this step to people who are in a step on one side only, no two ways
 * through the same person; counted up to `most`. Each search takes the shortest way that is left
 * (Edmonds & Karp 1972).
 */
export function countWaysOut(start: Step, most: number): number {
  const leaves = new Map<Entry, Step>();
  let ways = 0;
  while (ways < most && findWay(start, leaves)) ways += 1;
  return ways;
}

type Reached = ReadonlyMap<Step, { from: Step; by: Entry } | null>;

/** Finds one more way and notes for each person on it which step it leaves there. */
function findWay(start: Step, leaves: Map<Entry, Step>): boolean {
  const reached = new Map<Step, { from: Step; by: Entry } | null>([[start, null]]);
  for (const step of reached.keys()) {
    for (const entry of step.entries) {
      if (leaves.get(entry) === step) continue;
      const next = otherStep(entry, step);
      if (next === null) {
        leaves.set(entry, step);
        walkBack(step, reached, leaves);
        return true;
      }
      if (!reached.has(next)) reached.set(next, { from: step, by: entry });
    }
  }
  return false;
}

/** Two ways that meet at a person from both sides exchange their ends and leave that person out. */
function walkBack(end: Step, reached: Reached, leaves: Map<Entry, Step>) {
  for (let at = end, came = reached.get(at); came; at = came.from, came = reached.get(at)) {
    if (leaves.get(came.by) === at) leaves.delete(came.by);
    else leaves.set(came.by, came.from);
  }
}

const otherStep = ({ steps }: Entry, step: Step): Step | null =>
  steps.subdivision === step ? steps.position : steps.subdivision;
