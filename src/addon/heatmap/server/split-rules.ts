import { groupBy } from '#platform/server/shared/group-by.ts';
import { countWaysOut, type PersonMark, type ReportOrigin, type Step } from './way-rules.ts';

/**
 * Divides the departments' steps of a day by cycle and by leader, so that a summary of those can say
 * more than nothing (decision 178). The company view goes first: its rows show what they showed, as
 * all parts of a step are in its row. A combination that gives two parts different factors loses the
 * people between equal ones, so what is left is a cut between the two, and each such cut has as many
 * people as the threshold (Menger's theorem, as for steps). Others were there before the parts.
 */
export const splitSteps = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) =>
    step.side === 'subdivision'
      ? splitStep(step, 'cycleId').flatMap((part) => splitStep(part, 'leaderId'))
      : step,
  );

function splitStep(step: Step, by: 'cycleId' | 'leaderId'): Step[] {
  const parts = partsOf(step, by).map((entries) => ({ ...step, entries }));
  if (parts.length < 2) return [step];
  for (const part of parts) enter(part);
  const [first, ...others] = parts;
  if (others.every((other) => first && isFarFrom(first, other))) return parts;
  enter(step);
  return [step];
}

/** The outside is on the side of either, so each has to be far from the other and the outside together. */
const isFarFrom = (one: Step, other: Step) =>
  countWaysOut(one, one.threshold, other) >= one.threshold &&
  countWaysOut(other, one.threshold, one) >= one.threshold;

function enter(step: Step) {
  for (const entry of step.entries) entry[step.side] = step;
}

/** Groups of fewer people than the threshold are one, or join the smallest where they are still too few. */
function partsOf({ entries, threshold }: Step, by: keyof ReportOrigin): PersonMark[][] {
  const groups = [...groupBy(entries, ({ report }) => report[by]).values()];
  const large = groups.filter((group) => group.length >= threshold);
  const rest = groups.filter((group) => group.length < threshold).flat();
  if (rest.length >= threshold) return [...large, rest];
  const [smallest = [], ...others] = large.sort((one, other) => one.length - other.length);
  return [...others, [...smallest, ...rest]];
}
