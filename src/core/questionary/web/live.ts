import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';

/** How often, in milliseconds, changing data is loaded again while the window is in view. */
export const often = 2_000;
export const seldom = 30_000;

/**
 * After so many tries, ask less often. Reports take seconds, but one that failed may be retried for
 * an hour and longer.
 */
const patience = 60;

/**
 * How many reports there will be: one for each subject with an answer, once the questionary is over
 * (rule 17). The threshold does not matter.
 */
export function reportCount({ status, progressList }: QuestionaryDetail): number {
  const isOver = status === 'done' || status === 'archived';
  return isOver ? progressList.filter(({ passedCount }) => passedCount > 0).length : 0;
}

/** When to ask for the reports again, given how many are there and how often they were asked for; false for never. */
export function reportsAfter(
  questionary: QuestionaryDetail,
  made: number,
  times: number,
): number | false {
  if (made >= reportCount(questionary)) return false;
  return times < patience ? often : seldom;
}

/** When to load a questionary again. Unless it is in work, it changes only when somebody edits it. */
export const questionaryAfter = (questionary: QuestionaryDetail | undefined): number | false =>
  questionary?.status === 'inwork' ? seldom : false;
