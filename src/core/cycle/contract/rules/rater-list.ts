import {
  type ChosenType,
  type CycleLimits,
  mostOfRole,
} from '#core/questionary/contract/rules/cycle.ts';
import { type AnonymousType, anonymousTypes } from '#platform/contract/rules/methods.ts';

/** How many of each role stand on a list. */
export type ListCounts = Record<ChosenType, number>;

/** What an approver should look at before saying yes. */
export const listRemarks = [
  'empty',
  'noSupervisor',
  'tooFew',
  'tooMany',
  'notShown',
  'gone',
  'load',
  'late',
] as const;
export type ListRemark = (typeof listRemarks)[number];

/** Anonymous roles that somebody stands in, with fewer than the minimum. A role may be empty. */
export const tooFewIn = (counts: ListCounts, limits: CycleLimits): AnonymousType[] =>
  anonymousTypes.filter((type) => counts[type] > 0 && counts[type] < limits[type].min);

/** Roles above the maximum of whoever chooses. */
export const tooManyIn = (counts: ListCounts, limits: CycleLimits): AnonymousType[] =>
  anonymousTypes.filter((type) => counts[type] > limits[type].max);

interface Bound {
  limits: CycleLimits;
  /** How many people the person leads: all of them are enough where they are fewer than the minimum. */
  ledCount: number;
}

/** The least of a role that whoever chooses names, unless nobody. */
export const leastOf = (type: AnonymousType, { limits, ledCount }: Bound): number =>
  type === 'subordinate' && ledCount > 0 ? Math.min(limits[type].min, ledCount) : limits[type].min;

/** The most of a role: the cycle's for whoever chooses, and more for who approves (rule 122). */
export const mostIn = (
  type: ChosenType,
  { limits, isBound }: { limits: CycleLimits; isBound: boolean },
): number => (type !== 'supervisor' && isBound ? limits[type].max : mostOfRole);
