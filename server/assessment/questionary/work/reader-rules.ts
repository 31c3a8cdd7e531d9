import { opensReports, type Role, seesAllReports } from '#contract/platform/call/access.ts';

/** A member of the brand, signed in or taking part. */
export interface ReportReader {
  roles: readonly Role[];
  employeeId: string | null;
  subordinateIds: readonly string[];
}

declare const proven: unique symbol;

/**
 * Whose reports somebody may open: everybody's, or these employees' (rule 12). Every query of reports for a reader takes
 * one, and only this file makes them.
 */
export type Readable = Subjects & { readonly [proven]: true };
type Subjects = 'everybody' | readonly string[];
const proof = (subjects: Subjects) => subjects as Readable;

/**
 * The people whose reports the roles open. This decides who opens reports. It also decides who does not count towards the
 * threshold in the arithmetic of anonymity (rule 25).
 */
export function readableSubjects({ roles, employeeId, subordinateIds }: ReportReader): Readable {
  if (seesAllReports(roles)) return proof('everybody');
  const own = employeeId && opensReports(roles, 'own') ? [employeeId] : [];
  return proof(opensReports(roles, 'subordinate') ? [...own, ...subordinateIds] : own);
}

export const mayOpen = (reader: ReportReader, subjectId: string): boolean => {
  const readable = readableSubjects(reader);
  return readable === 'everybody' || readable.includes(subjectId);
};

/** Of the reports that somebody may open those about this person; undefined where they may not. */
export const readableAbout = (reader: ReportReader, subjectId: string): Readable | undefined =>
  mayOpen(reader, subjectId) ? proof([subjectId]) : undefined;
