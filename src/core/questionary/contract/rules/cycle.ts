import { addDays } from '#platform/contract/rules/days.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';

/** The most people of one cycle. */
export const mostCycleSubjects = 5000;

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

/** When a report may be read by whom it is about: as it is made, after HR, or after the talk. */
export const shareWays = ['atOnce', 'hr', 'talk'] as const;
export type ShareWay = (typeof shareWays)[number];

/** Where a person of a cycle stands until a questionary about them is at work, and after. */
export const subjectStates = ['choosing', 'approval', 'ready', 'launched', 'leftOut'] as const;
export type SubjectState = (typeof subjectStates)[number];

/**
 * Where a person of a cycle is seen to stand. `problem`: ready, but the last try to go to work failed.
 * `draft`: of a cycle by cards, their questionary is not at work yet.
 * `waiting`: ready, and raters of theirs can't be asked yet (rule 26c); nothing else is in the way.
 * `making`: over for less than an hour, with no report yet. `toRelease`: the report is made, and the person
 * can't read it yet.
 */
export const cycleStages = [
  'leftOut',
  'problem',
  'choosing',
  'approval',
  'ready',
  'waiting',
  'draft',
  'answering',
  'making',
  'noReport',
  'toRelease',
  'released',
] as const;
export type CycleStage = (typeof cycleStages)[number];

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
/** The approver and HR may put down so many of a role. */
export const mostOfRole = 30;

/**
 * What a new cycle begins with: one more than the threshold, so that one silence
 * costs nothing, and room for four more.
 */
export function firstLimits(anonymityThreshold: number): CycleLimits {
  const min = anonymityThreshold + 1;
  const max = Math.max(8, min + 4);
  return {
    colleague: { min, max },
    customer: { min: 0, max },
    subordinate: { min, max },
  };
}

/** A report opens by itself so many days after the last day, unless HR says otherwise. */
const daysToShare = 14;
export const firstShareOn = (dateEnd: string): string => addDays(dateEnd, daysToShare);

/** A week to choose, work from the next working day on, two weeks to answer. */
export function firstCycleDates(today: string) {
  const chooseUntil = addDays(today, 7);
  const dateStart = nextWorkingDay(chooseUntil);
  const dateEnd = addDays(dateStart, 14);
  return { chooseUntil, dateStart, dateEnd, releaseOn: firstShareOn(dateEnd) };
}

function nextWorkingDay(date: string): string {
  const next = addDays(date, 1);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next;
}

interface Choosing {
  chosenBy: CycleChooser;
  approvedBy: CycleApprover;
}

/** Whether others than HR make or approve lists, which takes time: such a cycle has a last day of choosing. */
export const hasChoosing = ({ chosenBy, approvedBy }: Choosing): boolean =>
  chosenBy !== 'hr' || approvedBy === 'leader';

/**
 * Why a rater doesn't answer: what they say themselves, or that HR excused them. Nobody but HR sees it, and
 * to all the rest it is silence.
 */
export const declineReasons = [...ownDeclineReasons, 'excused'] as const;
export type DeclineReason = (typeof declineReasons)[number];
