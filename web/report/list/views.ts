import { isEmployeeOnly, type Role } from '#contract/call/access.ts';
import { type ReportGrouping, reportGroupings } from '#contract/rules/report-groupings.ts';

/** How the page shows the reports: as one list, or in groups. */
export type ReportsView = 'list' | ReportGrouping;

/** Whoever is only an employee has reports about one person and one subdivision (rule 12). */
export const viewsFor = (roles: readonly Role[]): ReportsView[] =>
  isEmployeeOnly(roles) ? ['list', 'year'] : ['list', ...reportGroupings];
