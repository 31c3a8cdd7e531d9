import type { Addition, ReportFigures } from '#addon/heatmap/server/figures-rules.ts';

/** Whom a summary is about. */
export type Whole =
  | { of: 'company' }
  | { of: 'subdivision'; name: string }
  | { of: 'leader'; personIds: ReadonlySet<string> }
  | { of: 'cycle'; cycleId: string };

/**
 * The steps of the company view whose sum a summary tells. Nothing is told but such steps, and no sums
 * and differences of steps are about fewer people than the threshold (decision 178). So it does not
 * matter how departments, leaders' people and cycles lie across each other, or change from day to day.
 */
export function toldSteps(steps: readonly Addition[], whole: Whole): Addition[] {
  const own = steps.filter(({ side }) => side === 'subdivision');
  switch (whole.of) {
    case 'company':
      return own;
    case 'subdivision':
      return own.filter(({ row }) => isNamed(row, whole.name));
    case 'leader':
      return ofPeople(own, whole.personIds);
    case 'cycle':
      return ofCycle(own, whole.cycleId);
  }
}

const isNamed = (row: string, name: string) => row.toLowerCase() === name.toLowerCase();

/** The steps about these people alone. Later marks replace those in the sum, so all of these have to be there. */
function ofPeople(steps: readonly Addition[], personIds: ReadonlySet<string>): Addition[] {
  const counted = new Set<string>();
  return steps.filter((step) => {
    const known = step.nth === 0 ? personIds : counted;
    if (!step.personIds.every((id) => personIds.has(id) && known.has(id))) return false;
    for (const id of step.personIds) counted.add(id);
    return true;
  });
}

/**
 * Where a person's second report of a year is the cycle's, the step holds the change. With the first
 * marks of just the same people it is the sum of the second ones.
 */
function ofCycle(steps: readonly Addition[], cycleId: string): Addition[] {
  const firsts = steps.filter(({ nth }) => nth === 0);
  const isOf = ({ reports }: Addition) => reports.every((report) => report.cycleId === cycleId);
  const told = new Set(firsts.filter(isOf));
  for (const step of steps) {
    if (step.nth !== 1 || !isOf(step)) continue;
    const people = new Set(step.personIds);
    const before = firsts.filter((first) => first.personIds.every((id) => people.has(id)));
    if (before.reduce((sum, first) => sum + first.personIds.length, 0) !== people.size) continue;
    for (const one of [...before, step]) told.add(one);
  }
  return steps.filter((step) => told.has(step));
}

/** The latest report of each person, or the cycle's own. */
export function reportsOf(reports: readonly ReportFigures[], whole: Whole): ReportFigures[] {
  const isIn = ({ personId, cycleId, places: { subdivision } }: ReportFigures): boolean => {
    switch (whole.of) {
      case 'company':
        return true;
      case 'subdivision':
        return subdivision !== null && isNamed(subdivision, whole.name);
      case 'leader':
        return whole.personIds.has(personId);
      case 'cycle':
        return cycleId === whole.cycleId;
    }
  };
  return [
    ...new Map(reports.filter(isIn).map((report) => [report.personId, report] as const)).values(),
  ];
}
