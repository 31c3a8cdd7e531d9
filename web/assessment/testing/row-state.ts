import type { Assignment } from '#contract/assessment/testing.ts';

/** What one can do with a row, or what to say about it (rule 21). */
export type RowState = 'start' | 'continue' | 'done' | 'notStarted' | 'missed' | 'unfinished';

export function rowState({
  status,
  isActive,
  isAhead,
}: Pick<Assignment, 'status' | 'isActive' | 'isAhead'>): RowState {
  if (status === 'done') return 'done';
  if (isActive) return status === 'no_progress' ? 'start' : 'continue';
  if (isAhead) return 'notStarted';
  return status === 'no_progress' ? 'missed' : 'unfinished';
}
