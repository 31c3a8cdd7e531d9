/** Where people may come from by machine (rule 186). */

export const sourceKinds = ['folder', 'https'] as const;
export const mostSources = 3;

/** What becomes of people whom a source names no more. */
export const absentWays = ['keep', 'leave'] as const;

/** `auto`: taken without asking while it keeps within the limits (rule 187). */
export const sourceModes = ['confirm', 'auto'] as const;

/** Why nothing could be read; null while all is well. */
export const sourceErrors = [
  'noFolder',
  'noAccess',
  'notPlain',
  'tooLarge',
  'login',
  'refused',
  'unreachable',
  'status',
] as const;
export type SourceError = (typeof sourceErrors)[number];
