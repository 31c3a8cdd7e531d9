import type { ReportParams } from './report-address.ts';

/** Which comparison: of this report with the previous one, with a chosen one, or with one to choose. */
export interface ComparisonAddress {
  questionaryId: string;
  employeeId: string;
  with: 'previous' | 'choose' | (string & {});
}

export const paramsOfComparison = (comparison: ComparisonAddress): ReportParams => ({
  compare: comparison.questionaryId,
  employee: comparison.employeeId,
  with: comparison.with,
});

/** The values that open no comparison. A report beneath stays open: it needs the employee. */
export const withoutComparison = <S extends ReportParams>(search: S): S => ({
  ...search,
  compare: undefined,
  with: undefined,
  employee: search.questionary && search.employee,
});

/** The comparison that an address opens, if it does. */
export function comparisonOf({
  compare,
  employee,
  with: other,
}: ReportParams): ComparisonAddress | undefined {
  if (!compare || !employee || !other) return undefined;
  return { questionaryId: compare, employeeId: employee, with: other };
}
