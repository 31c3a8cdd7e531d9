/** In display order. `employee` is the self-assessment. */
export const reviewerRoles = [
  'supervisor',
  'colleague',
  'customer',
  'subordinate',
  'employee',
] as const;
export type ReviewerRole = (typeof reviewerRoles)[number];

/** The types whose answers an anonymous questionary shows only in groups (rule 25). */
export const anonymousTypes = ['colleague', 'customer', 'subordinate'] as const;
export type AnonymousType = (typeof anonymousTypes)[number];

/**
 * What becomes of an anonymous role that is too small to stand alone in the final report: its ratings
 * join another group, or are in no number (rule 90).
 */
export const smallGroupsKinds = ['joined', 'leftOut'] as const;
export type SmallGroups = (typeof smallGroupsKinds)[number];

export const methods = ['90', '180', '360'] as const;
export type Method = (typeof methods)[number];

export const questionaryTypes = ['position', 'subdivision', 'surname'] as const;
export type QuestionaryType = (typeof questionaryTypes)[number];

/** What a report is about: like its questionary, or brought in from elsewhere (rule 88). */
export const reportTypes = [...questionaryTypes, 'broughtIn'] as const;

export const questionaryStatuses = ['created', 'inwork', 'done', 'archived'] as const;
export type QuestionaryStatus = (typeof questionaryStatuses)[number];

/** How far one participant has got with the answers about one person. */
export const assignmentStatuses = ['no_progress', 'in_work', 'done'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

export const repeatTypes = ['month', 'quarter', 'halfYear', 'year'] as const;
export type RepeatType = (typeof repeatTypes)[number];

/**
 * Which roles take part in a method. `picked` are those chosen by hand in the
 * form.
 */
export const methodRoles: Record<
  Method,
  { allowed: readonly ReviewerRole[]; picked: readonly ReviewerRole[] }
> = {
  '90': { allowed: ['supervisor'], picked: ['supervisor'] },
  '180': { allowed: ['supervisor', 'employee'], picked: ['supervisor'] },
  '360': {
    allowed: reviewerRoles,
    picked: ['supervisor', 'colleague', 'customer', 'subordinate'],
  },
};

/** Whether a questionary is anonymous as rule 25 defines it. */
export function keepsAnonymity(questionary: {
  method: Method;
  isAnonymous: boolean;
  anonymityThreshold: number;
}): boolean {
  return (
    questionary.isAnonymous && questionary.method === '360' && questionary.anonymityThreshold > 1
  );
}
