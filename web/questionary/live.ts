import type { QuestionaryDetail } from '#contract/questionary.ts';

/** How soon what changes by itself is asked for again while the window is in view, in milliseconds. */
export const often = 2_000;
export const seldom = 30_000;

/** Reports are made in seconds; one that failed is tried again for an hour and longer. */
const patience = 60;

/** Whoever has an answer gets a report once the questionary is over (rule 17), whatever the threshold. */
export function reportCount({ status, progressList }: QuestionaryDetail): number {
  const isOver = status === 'done' || status === 'archived';
  return isOver ? progressList.filter(({ passedCount }) => passedCount > 0).length : 0;
}

/** When to ask again for reports of which so many are there, asked for so many times; false for never. */
export function reportsAfter(
  questionary: QuestionaryDetail,
  made: number,
  times: number,
): number | false {
  if (made >= reportCount(questionary)) return false;
  return times < patience ? often : seldom;
}

/** When to ask again for a questionary; one that nobody answers changes only by somebody's hand. */
export const questionaryAfter = (questionary: QuestionaryDetail | undefined): number | false =>
  questionary?.status === 'inwork' ? seldom : false;
