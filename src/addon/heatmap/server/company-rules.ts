import { type Addition, type Mean, meanOf } from './figures-rules.ts';

/**
 * The company's own average in one competence, as somebody may see it who knows the marks of some
 * people already: their own, or those whose reports they open. It takes in the steps of the
 * departments one after another, and shows the next state only when that has at least as many people
 * more whom they don't know as the step's threshold says. So what changes between two looks is never
 * about fewer of those (decision 073). It goes on from as many steps as were in it before.
 */
export function companyMean(
  steps: readonly Addition[],
  knows: (personId: string) => boolean,
  before = 0,
): Mean & { inMean: number } {
  let inMean = before;
  let unknown = new Set<string>();
  for (const [number, { side, threshold, personIds }] of steps.entries()) {
    if (number < before || side !== 'subdivision') continue;
    for (const id of personIds) {
      if (unknown.size === threshold) break;
      if (!knows(id)) unknown.add(id);
    }
    if (unknown.size < threshold) continue;
    inMean = number + 1;
    unknown = new Set();
  }
  return { ...departmentsMean(steps.slice(0, inMean)), inMean };
}

/** The mean over all people of these steps, as the last line of the departments' table has it. */
export const departmentsMean = (steps: readonly Addition[]): Mean =>
  meanOf(steps.filter(({ side }) => side === 'subdivision'));
