import type { ReportContent } from '#core/report/contract/content/report-content.ts';

/** Whom a report speaks to: the person it is about, or somebody else about them (rule 65). */
export type Voice = 'own' | 'other';

/** `reader`: the employee who reads it, null for a user who is none. */
export const voiceFor = (
  reader: string | null,
  { employeeId }: Pick<ReportContent, 'employeeId'>,
): Voice => (reader === employeeId ? 'own' : 'other');
