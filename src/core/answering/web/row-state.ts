import type { Assignment } from '#core/answering/contract/answering.ts';

/** What one can do with a row, or what to say about it (rule 21). */
export type RowState = 'start' | 'continue' | 'done' | 'notStarted' | 'missed' | 'unfinished';

/** Whoever has said that they can't assess, or was excused, has nothing to do until they change their mind. */
export const isDeclined = ({
  declined,
  isActive,
}: Pick<Assignment, 'declined' | 'isActive'>): boolean => isActive && declined !== undefined;

/** There is something to do with it now. */
export const isOpen = (row: Pick<Assignment, 'isActive' | 'declined' | 'status'>): boolean =>
  row.isActive && row.declined === undefined && row.status !== 'done';

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
