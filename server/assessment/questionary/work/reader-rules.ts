import { opensReports, type Role, seesAllReports } from '#contract/platform/call/access.ts';

/** A member of the brand, signed in or taking part. */
export interface Reader {
  roles: readonly Role[];
  employeeId: string | null;
  subordinateIds: readonly string[];
}

/** Whose reports somebody may open: everybody's, or these employees' (rule 12). */
export type Readable = 'everybody' | readonly string[];

/**
 * The people whose reports the roles open. This decides who opens reports. It also decides who does not count towards the
 * threshold in the arithmetic of anonymity (rule 25).
 */
export function readableSubjects({ roles, employeeId, subordinateIds }: Reader): Readable {
  if (seesAllReports(roles)) return 'everybody';
  const own = employeeId && opensReports(roles, 'own') ? [employeeId] : [];
  return opensReports(roles, 'subordinate') ? [...own, ...subordinateIds] : own;
}

export const mayOpen = (reader: Reader, subjectId: string): boolean => {
  const readable = readableSubjects(reader);
  return readable === 'everybody' || readable.includes(subjectId);
};
