import { machineLimits } from './machine-limits.ts';

/**
 * `same`: the file changes nobody. `replaced`: a newer file has come before anybody said yes. `failed`: the file
 * can't be read as one of people.
 */
export const runStates = [
  'taken',
  'same',
  'waiting',
  'stopped',
  'refused',
  'replaced',
  'failed',
] as const;
export type RunState = (typeof runStates)[number];
export const isOpenRun = (state: RunState): boolean => state === 'waiting' || state === 'stopped';

/** Why somebody has to say yes. All but the first three stop a run. */
export const runReasons = ['first', 'confirm', 'uncounted', 'older', ...machineLimits] as const;
export type RunReason = (typeof runReasons)[number];
const stopping: readonly RunReason[] = ['older', ...machineLimits];
export const isStopping = (reason: RunReason): boolean => stopping.includes(reason);

/** What a run does, by its figures. Somebody may be in several. */
export const runFigures = [
  'joined',
  'moved',
  'leader',
  'renamed',
  'email',
  'left',
  'returned',
  'unclear',
] as const;
export type RunFigure = (typeof runFigures)[number];

/**
 * Why somebody is left as they are: a machine never makes a super administrator leave, nor gives another e-mail to
 * somebody with more rights than a manager; the file has their name in a row without an e-mail, or more than once;
 * or two people seem to have swapped names.
 */
export const unclearReasons = [
  'super',
  'rights',
  'noEmail',
  'namesake',
  'swapped',
  'leftByFile',
] as const;
export type UnclearReason = (typeof unclearReasons)[number];

/** How many people of each figure are shown; the file of a run has all. */
export const mostPerFigure = 20;
