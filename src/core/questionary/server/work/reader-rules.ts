import { opensReports, type Role, seesAllReports } from '#platform/contract/call/access.ts';

/** A member of the brand, signed in or taking part. */
export interface ReportReader {
  roles: readonly Role[];
  employeeId: string | null;
  subordinateIds: readonly string[];
}

declare const proven: unique symbol;

/**
 * Whose reports somebody may open, and from when on (rules 12, 132 and 134). Every query of reports takes one, and only
 * this file makes them.
 */
export type Readable = Subjects & { readonly [proven]: true };
interface Subjects {
  /** By their roles: everybody's, or these employees'. */
  subjects: 'everybody' | readonly string[];
  /** Whom the reader is. Whatever their roles, their own report is theirs once it is opened to them. */
  ownId: string | null;
  /** From when on they read the others': as it is made, or once it is opened to leaders or to the subject. */
  since: 'made' | 'leaderAt' | 'releasedAt';
}
const proof = (subjects: Subjects) => subjects as Readable;

/** The reports that somebody's roles open, as soon as they are opened to them. */
export function readableSubjects({ roles, employeeId, subordinateIds }: ReportReader): Readable {
  if (seesAllReports(roles))
    return proof({ subjects: 'everybody', ownId: employeeId, since: 'made' });
  const own = employeeId && opensReports(roles, 'own') ? [employeeId] : [];
  const subjects = opensReports(roles, 'subordinate') ? [...own, ...subordinateIds] : own;
  return proof({ subjects, ownId: employeeId, since: 'leaderAt' });
}

/**
 * Whether somebody's roles open a person's report, now or once it is opened to them. This decides who does not count
 * towards the threshold in the arithmetic of anonymity, which no opening changes (rules 25 and 135). What they may open
 * now is asked of the database.
 */
export const mayOpen = (reader: ReportReader, subjectId: string): boolean =>
  isAmong(readableSubjects(reader), subjectId);

const isAmong = ({ subjects }: Subjects, subjectId: string): boolean =>
  subjects === 'everybody' || subjects.includes(subjectId);

/** The reports about this person that somebody may open; undefined where their roles open none. */
export function readableAbout(reader: ReportReader, subjectId: string): Readable | undefined {
  const readable = readableSubjects(reader);
  return isAmong(readable, subjectId) ? proof({ ...readable, subjects: [subjectId] }) : undefined;
}

/** For whoever has been let in already, and for what makes reports. */
export const letIn: Readable = proof({ subjects: 'everybody', ownId: null, since: 'made' });

/** What may stand in a file that is passed on: reports that are open to whom they are about. */
export const passedOn: Readable = proof({
  subjects: 'everybody',
  ownId: null,
  since: 'releasedAt',
});
