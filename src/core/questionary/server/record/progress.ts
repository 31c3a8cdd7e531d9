import {
  type AssignmentStatus,
  type ReviewerRole,
  reviewerRoles,
} from '#platform/contract/rules/methods.ts';

/** How many assignments there are, how many are done, and how many nobody has begun. */
export interface Counts {
  totalCount: number;
  passedCount: number;
  untouchedCount: number;
}
/** Counts of one person in one role. */
export interface RoleCounts extends Counts {
  type: ReviewerRole;
}

/** How far a set of assignments has got (data-and-maths, rule 11). */
export function totalProgress(parts: readonly Counts[]) {
  const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0);
  const [totalCount, passedCount] = [sum('totalCount'), sum('passedCount')];
  const isUntouched = sum('untouchedCount') === totalCount;
  const isDone = totalCount > 0 && passedCount === totalCount;
  const status: AssignmentStatus = isDone ? 'done' : isUntouched ? 'no_progress' : 'in_work';
  return { ...countProgress(passedCount, totalCount), status };
}

/** Role by role in display order. Roles that nobody has are left out. */
export const progressByRole = (parts: readonly RoleCounts[]) =>
  reviewerRoles.flatMap((type) =>
    parts.filter((part) => part.type === type).map((part) => ({ type, ...totalProgress([part]) })),
  );

/** In percent, rounded; 0 when nobody is asked. */
export const countProgress = (passedCount: number, totalCount: number) => ({
  progress: totalCount === 0 ? 0 : Math.round((100 * passedCount) / totalCount),
  passedCount,
  totalCount,
});
