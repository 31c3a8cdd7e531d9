import {
  type AnonymousType,
  anonymousTypes,
  type ReviewerRole,
} from '#platform/contract/rules/methods.ts';

interface Asked {
  /** Whether the questionary lets raters say that they can't assess. */
  mayDecline: boolean;
  type: ReviewerRole;
}

/** Supervisors and the person assessed can't say that they can't assess (rule 128). */
export const isDeclineOffered = ({ mayDecline, type }: Asked): boolean =>
  mayDecline && anonymousTypes.includes(type as AnonymousType);
