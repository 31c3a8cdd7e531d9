/** A development plan (rule 153): how much fits into one. */

export const goalStates = ['open', 'done', 'dropped'] as const;
export type GoalState = (typeof goalStates)[number];

export const mostGoals = 3;
export const mostSteps = 5;
export const mostNotes = 200;

/** Characters of a goal, and of how one will see that it is reached. */
export const longestGoal = 300;
export const longestStep = 200;
export const longestNote = 1000;

/** So many days before its day a step is near (rule 158). */
export const nearDays = 7;
