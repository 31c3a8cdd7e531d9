import type { AssignmentStatus } from '#contract/testing.ts';

/** How far a set of assignments is (data-and-maths, rule 11). */
export interface Progress {
  /** Percent, rounded; 0 when nobody is asked. */
  progress: number;
  passedCount: number;
  totalCount: number;
  status: AssignmentStatus;
}

export function progressOf(statuses: readonly AssignmentStatus[]): Progress {
  const totalCount = statuses.length;
  const passedCount = statuses.filter((status) => status === 'done').length;
  const isUntouched = statuses.every((status) => status === 'no_progress');
  const isDone = totalCount > 0 && passedCount === totalCount;
  return {
    ...countProgress(passedCount, totalCount),
    status: isDone ? 'done' : isUntouched ? 'no_progress' : 'in_work',
  };
}

export const countProgress = (passedCount: number, totalCount: number) => ({
  progress: totalCount === 0 ? 0 : Math.round((100 * passedCount) / totalCount),
  passedCount,
  totalCount,
});
