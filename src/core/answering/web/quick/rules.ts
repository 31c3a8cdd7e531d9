import type { Given } from '#core/answering/web/draft/steps.ts';
import { type Answer, answers } from '#platform/contract/rules/scale.ts';

/**
 * Whether answers come faster than anybody reads (rule 227; sources in decision 275). All times are in milliseconds, and
 * stay in the memory of the page.
 */

/** One answer to a rating question at first sight: how long it took, and how long reading takes at least. */
export interface Timed {
  took: number;
  reading: number;
}

/** 300 words a minute, with no time left to decide. Half of it for a question read before about somebody else. */
export function readingTime(text: string, wasRead: boolean): number {
  const words = text.trim().split(/\s+/).length;
  const least = Math.min(2000, Math.max(1000, words * 200));
  return wasRead ? least / 2 : least;
}

/** The last so many answers are looked at, of which so many were too fast. */
const lately = 6;
const tooMany = 5;

export function isHasty(timed: readonly Timed[]): boolean {
  const last = timed.slice(-lately);
  const fast = last.filter(({ took, reading }) => took < reading).length;
  return last.length === lately && fast >= tooMany;
}

/** Fewer equal answers may be chance. */
const fewestAlike = 12;
/** Under this an answer can hardly have been weighed. */
const unweighed = 2000;

/** The one answer given to all rating questions about a person, where half of them were hardly weighed. */
export function alikeAnswer(
  ratings: readonly (Given | undefined)[],
  timed: readonly Timed[],
): Answer | undefined {
  if (ratings.length < fewestAlike) return undefined;
  const quick = timed.filter(({ took }) => took < unweighed).length;
  if (quick * 2 < ratings.length) return undefined;
  return answers.find((answer) => ratings.every((one) => one === answer));
}
