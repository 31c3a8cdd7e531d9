import { type Addition, type Mean, meanOf } from './figures-rules.ts';

/**
 * The company's own average in one competence, as somebody may see it who knows the marks of some
 * people already: their own, or those whose reports they open. It takes in the steps of the
 * departments one after another, and shows the next state only when that has at least as many people
 * more whom they don't know as the step's threshold says. So what changes between two looks is never
 * about fewer of those (decision 073).
 */
export function companyMean(
  steps: readonly Addition[],
  knows: (personId: string) => boolean,
): Mean {
  const shown: Addition[] = [];
  let next: Addition[] = [];
  let unknown = new Set<string>();
  for (const step of steps) {
    if (step.side !== 'subdivision') continue;
    next.push(step);
    for (const id of step.personIds) {
      if (unknown.size === step.threshold) break;
      if (!knows(id)) unknown.add(id);
    }
    if (unknown.size < step.threshold) continue;
    shown.push(...next);
    next = [];
    unknown = new Set();
  }
  return meanOf(shown);
}
