import type { AnonymousType } from '#contract/platform/rules/methods.ts';

/** A cycle's life: set up, lists of raters being made, people at work, all reports made, put away. */
export const cycleStatuses = ['created', 'nominating', 'inwork', 'done', 'archived'] as const;
export type CycleStatus = (typeof cycleStatuses)[number];

/** Who puts down the raters of a person. */
export const cycleChoosers = ['subject', 'leader', 'hr'] as const;
export type CycleChooser = (typeof cycleChoosers)[number];

/** Who says yes to the list before anybody is asked. */
export const cycleApprovers = ['leader', 'hr', 'nobody'] as const;
export type CycleApprover = (typeof cycleApprovers)[number];

/** Whose questions are asked: those of each person's position, or one list for all. */
export const competenceSources = ['position', 'list'] as const;
export type CompetenceSource = (typeof competenceSources)[number];

/** When a report may be read by whom it is about: as it is made, after HR, or after the talk. */
export const releaseWays = ['atOnce', 'hr', 'talk'] as const;
export type ReleaseWay = (typeof releaseWays)[number];

/** Where a person of a cycle stands until a questionary about them is at work, and after. */
export const subjectStates = ['choosing', 'approval', 'ready', 'launched', 'leftOut'] as const;
export type SubjectState = (typeof subjectStates)[number];

/** Who put somebody on a list of raters. */
export const raterOrigins = ['structure', 'subject', 'leader', 'hr', 'file'] as const;
export type RaterOrigin = (typeof raterOrigins)[number];

/** Whom lists of raters hold. A self-assessment needs no choice. */
export const chosenTypes = ['supervisor', 'colleague', 'customer', 'subordinate'] as const;
export type ChosenType = (typeof chosenTypes)[number];

/** How many of each role whoever chooses may name; the approver is advised by it. */
export type CycleLimits = Record<AnonymousType, { min: number; max: number }>;

/** Why a rater says that they can't assess. */
export const ownDeclineReasons = ['noTime', 'notTogether', 'tooMany', 'personal', 'other'] as const;
export type OwnDeclineReason = (typeof ownDeclineReasons)[number];

/**
 * Why a rater doesn't answer: what they say themselves, or that HR excused them. Nobody but HR sees it, and
 * to all the rest it is silence.
 */
export const declineReasons = [...ownDeclineReasons, 'excused'] as const;
export type DeclineReason = (typeof declineReasons)[number];
