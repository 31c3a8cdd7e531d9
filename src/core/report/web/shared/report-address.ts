import type { exportReport } from '#core/report/contract/report.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { type SearchOf, textParam } from '#platform/web/list/params.ts';

/** Which report: the final one, or, with a count, the interim one made after so many answers. */
export type ReportAddress = Pick<
  Query<typeof exportReport>,
  'questionaryId' | 'employeeId' | 'passedParticipantCount'
>;

/**
 * The part of an address that opens a report over its page, `?questionary=…&employee=…&passed=…`,
 * or a comparison: `?compare=…&employee=…&with=previous`, `choose`, or the other questionary's id.
 */
export const reportParams = {
  questionary: textParam,
  employee: textParam,
  passed: textParam,
  compare: textParam,
  with: textParam,
};
export type ReportParams = SearchOf<typeof reportParams>;

/** The values that open no report. */
export const noReport = { questionary: undefined, employee: undefined, passed: undefined };

export const paramsOf = (report: ReportAddress): ReportParams => ({
  questionary: report.questionaryId,
  employee: report.employeeId,
  passed: report.passedParticipantCount?.toString(),
});

/** The report that an address opens, if it does. */
export function reportOf({
  questionary,
  employee,
  passed,
}: ReportParams): ReportAddress | undefined {
  if (!questionary || !employee) return undefined;
  const of = { questionaryId: questionary, employeeId: employee };
  return passed && /^\d{1,6}$/.test(passed)
    ? { ...of, passedParticipantCount: Number(passed) }
    : of;
}
