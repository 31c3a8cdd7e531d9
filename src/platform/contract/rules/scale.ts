/**
 * The answer buttons of the testing screen: from 0 "no information" to 5
 * "never".
 */
export const answers = [0, 1, 2, 3, 4, 5] as const;
export type Answer = (typeof answers)[number];

/** The report's scale: from 1 (worst) to 5 (best) (rule 27). */
export const lowestMark = 1;
export const highestMark = 5;

/** The mark an answer stands for, or null for "no information" (rule 27: mark = 6 − answer). */
export function markOf(answer: Answer): number | null {
  return answer === 0 ? null : 6 - answer;
}

/** The limits printed with every report (data-and-maths, rules 6 to 8). */
export const limits = { gap: 0.5, low: 3.5, high: 4 } as const;
