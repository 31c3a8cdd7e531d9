import type { RatersVerb } from '#core/cycle/contract/policy/raters.ts';
import { leastOf, mostIn } from '#core/cycle/contract/rules/rater-list.ts';
import { pickedRoles } from '#core/questionary/contract/questionary.ts';
import {
  type ChosenType,
  type CycleLimits,
  chosenTypes,
} from '#core/questionary/contract/rules/cycle.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { anonymousTypes, type Method } from '#platform/contract/rules/methods.ts';
import type { ChosenRater } from './rater-queries.ts';

/** A list that somebody wants to save, and what it is held against. */
export interface GivenList {
  raterList: readonly ChosenRater[];
  saved: readonly ChosenRater[];
  /** Those named who work here. */
  workingIds: ReadonlySet<string>;
  subjectId: string;
  method: Method;
  limits: CycleLimits;
  /** Limits bind whoever chooses, and advise whoever approves (rule 122). */
  isBound: boolean;
  /** How many people the person leads. */
  ledCount: number;
  action: RatersVerb;
}

/** What is wrong with a list, each at its place. */
export const listIssues = (given: GivenList): Issue[] => [
  ...personIssues(given),
  ...chosenTypes.flatMap((type) => sizeIssues(given, type)),
  ...emptyIssues(given),
];

/** One person stands on a list once, and never on their own. Who has left or is of another company is refused alike. */
function personIssues({ raterList, workingIds, subjectId, method }: GivenList): Issue[] {
  const roles = new Map<string, ChosenType>();
  return raterList.flatMap(({ id, type }, place): Issue[] => {
    const path = `raterList.${place}.id`;
    const before = roles.get(id);
    roles.set(id, before ?? type);
    if (id === subjectId) return [{ path, key: 'cycleMessages.selfRater' }];
    if (!workingIds.has(id)) return [{ path, key: 'cycleMessages.unknownRater' }];
    if (before) {
      return [{ path, key: `cycleMessages.${before === type ? 'twiceOnList' : 'twoRoles'}` }];
    }
    if (pickedRoles(method).includes(type)) return [];
    return [{ path: `raterList.${place}.type`, key: 'cycleMessages.roleOutside' }];
  });
}

/** What stands above a maximum that was lowered since may stay (edge 11 of the design). */
function sizeIssues(
  { raterList, saved, limits, isBound, ledCount, action }: GivenList,
  type: ChosenType,
): Issue[] {
  const isOf = (one: ChosenRater) => one.type === type;
  const count = raterList.filter(isOf).length;
  const before = new Set(saved.filter(isOf).map(({ id }) => id));
  const hasNew = raterList.some((one) => isOf(one) && !before.has(one.id));
  const max = mostIn(type, { limits, isBound });
  if (count > max && hasNew) {
    return [{ path: `raterList.${type}`, key: 'cycleMessages.tooManyOfRole', params: { max } }];
  }
  if (type === 'supervisor' || !isBound || action !== 'send') return [];
  const min = leastOf(type, { limits, ledCount });
  if (count === 0 || count >= min) return [];
  return [{ path: `raterList.${type}`, key: 'cycleMessages.tooFewOfRole', params: { min } }];
}

/** Whoever chooses has to choose: their supervisors stand there already. */
function emptyIssues({ raterList, limits, isBound, action }: GivenList): Issue[] {
  const path = 'raterList';
  if (isBound && action === 'send') {
    const isChosen = ({ type }: ChosenRater) =>
      (anonymousTypes as readonly string[]).includes(type);
    const count = Math.max(1, limits.colleague.min);
    return raterList.some(isChosen)
      ? []
      : [{ path, key: 'cycleMessages.noneChosen', params: { count } }];
  }
  const isDue = action === 'send' || action === 'approve' || action === 'add';
  return isDue && raterList.length === 0 ? [{ path, key: 'cycleMessages.noRaters' }] : [];
}

/** The list as it is to be: the supervisors of whoever chooses for themself stand fixed (rule 121). 400 at a new one. */
export function withFixed(
  given: readonly ChosenRater[],
  saved: readonly ChosenRater[],
): { raterList: ChosenRater[]; issues: Issue[] } {
  const fixed = saved.filter(({ type }) => type === 'supervisor');
  const isFixed = ({ id, type }: ChosenRater) =>
    type === 'supervisor' && fixed.some((one) => one.id === id);
  const issues = given.flatMap((one, place): Issue[] =>
    one.type === 'supervisor' && !isFixed(one)
      ? [{ path: `raterList.${place}.type`, key: 'cycleMessages.supervisorsFixed' }]
      : [],
  );
  const missing = fixed.filter(({ id }) => !given.some((one) => isFixed(one) && one.id === id));
  // Raters stay in the order in which they were sent, as an issue's path has their place in it.
  return { raterList: [...given, ...missing], issues };
}
